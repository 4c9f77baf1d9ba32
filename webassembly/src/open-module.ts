import { readFileSync } from "node:fs";
import { type Memory, WebAssembly } from "./web-assembly.ts";

/** WASI's word for a function that there is not. */
const notSupported = 52;

/** What every module of this workspace exports beside its own functions. */
export interface Reactor {
  readonly memory: Memory;
  readonly _initialize: () => void;
}

/**
 * Opens a WebAssembly module that `build.sh` has made. The module can only compute. It can't reach the system: all
 * calls of its C library to WASI fail.
 *
 * V8 shares the code of equal modules in a process, and frees it when the last thread that uses it ends.
 *
 * @returns the functions that the module exports; the caller knows their types. A function that traps throws, and the
 *   module can't be used after that
 */
export function openModule(file: URL): Reactor {
  const bytes = readFileSync(file);
  const module = new WebAssembly.Module(bytes);
  // Frees megabytes now, without waiting for the garbage collector. A small file shares its buffer with others.
  if (bytes.buffer.byteLength === bytes.byteLength) bytes.buffer.transfer(0);
  const imports: Record<string, Record<string, (code: number) => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = name === "proc_exit" ? giveUp : () => notSupported;
  }
  const exports = new WebAssembly.Instance(module, imports).exports as unknown as Reactor;
  const { _initialize: initialize } = exports;
  initialize();
  return exports;
}

function giveUp(code: number): never {
  throw new Error(`the module gave up with code ${String(code)}`);
}
