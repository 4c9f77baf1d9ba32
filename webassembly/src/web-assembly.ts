/** A place in memory that a module can change and grow. */
export interface Memory {
  readonly buffer: ArrayBuffer;
}

type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Module {
  readonly [Symbol.toStringTag]: "WebAssembly.Module";
}

interface Interface {
  readonly Module: {
    new (bytes: Uint8Array): Module;
    imports(module: Module): readonly { readonly module: string; readonly name: string }[];
  };
  readonly Instance: new (
    module: Module,
    imports: Imports,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
}

/**
 * The part of WebAssembly's JavaScript interface that is used here. TypeScript has its types only in the whole library of
 * the browser. Source: https://webassembly.github.io/spec/js-api/
 */
export const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Interface };
