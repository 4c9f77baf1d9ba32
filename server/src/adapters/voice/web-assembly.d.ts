/**
 * The part of WebAssembly's JavaScript interface that this folder uses. TypeScript has it only in the whole library of
 * the browser. Source: https://webassembly.github.io/spec/js-api/
 */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    readonly [Symbol.toStringTag]: "WebAssembly.Module";
  }
  class Memory {
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: Record<string, unknown>;
  }
}
