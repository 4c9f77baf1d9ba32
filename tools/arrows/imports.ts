// Finds what a file imports, by the nodes of its syntax tree. The check and the lint rule both use it.
import { posix } from "node:path";

/** One import, as the file says it. */
export interface Import {
  readonly specifier: string;
  /** Whether it imports only types. */
  readonly isType: boolean;
}

/** The imports of files, each file a path from the root. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

/** What an import leads to. */
export interface Target {
  readonly isPackage: boolean;
  /** A path from the root, or the whole name of a package. */
  readonly name: string;
}

/** A node of the syntax tree (ESTree), with the fields that are read here. */
interface Node {
  readonly type: string;
  readonly source?: unknown;
  readonly importKind?: unknown;
  readonly exportKind?: unknown;
  readonly callee?: unknown;
  readonly arguments?: unknown;
}

type Visit = (node: Node) => void;

/**
 * Calls `found` for each import, export from, lazy import, imported type, `import.meta.resolve` and `new URL` of a
 * script.
 */
export function visitImports(found: (node: Node, found: Import) => void): Record<string, Visit> {
  const tell = (node: Node, source: unknown, isType: boolean) => {
    const specifier = textOf(source);
    if (specifier !== null) found(node, { specifier, isType });
  };
  const visitExport: Visit = (node) => tell(node, node.source, node.exportKind === "type");
  return {
    ImportDeclaration: (node) => tell(node, node.source, node.importKind === "type"),
    ExportNamedDeclaration: visitExport,
    ExportAllDeclaration: visitExport,
    ImportExpression: (node) => tell(node, node.source, false),
    TSImportType: (node) => tell(node, node.source, true),
    CallExpression: (node) => {
      if (isOfMeta(node.callee, "resolve") && Array.isArray(node.arguments))
        tell(node, node.arguments[0], false);
    },
    NewExpression: (node) => {
      const specifier = scriptOf(node);
      if (specifier !== null) found(node, { specifier, isType: false });
    },
  };
}

/** The script of a worker or of a process: `new URL("thread.ts", import.meta.url)`. */
function scriptOf({ callee, arguments: given }: Node): string | null {
  if (!isNamed(callee, "URL") || !Array.isArray(given)) return null;
  const path = textOf(given[0]);
  if (path === null || !/\.(?:tsx?|m?js)$/.test(path) || !isOfMeta(given[1], "url")) return null;
  return path.startsWith(".") ? path : `./${path}`;
}

function isNamed(node: unknown, name: string): boolean {
  return isObject(node) && node["name"] === name;
}

/** Whether the node reads that property of `import.meta`. */
function isOfMeta(node: unknown, property: string): boolean {
  return (
    isObject(node) &&
    isObject(node["object"]) &&
    node["object"]["type"] === "MetaProperty" &&
    isNamed(node["property"], property)
  );
}

/** A text that is known without running the program; null for any other expression. */
function textOf(node: unknown): string | null {
  if (!isObject(node)) return null;
  if (typeof node["value"] === "string") return node["value"];
  const quasis: unknown = node["quasis"];
  if (!Array.isArray(quasis) || quasis.length !== 1) return null;
  const [quasi]: unknown[] = quasis;
  const value = isObject(quasi) ? quasi["value"] : null;
  return isObject(value) && typeof value["cooked"] === "string" ? value["cooked"] : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What the import in that file (a path from the root) leads to. */
export function targetOf(file: string, specifier: string): Target {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("."))
    return { isPackage: false, name: posix.join(posix.dirname(file), path) };
  const workspace = /^@hearten\/([a-z-]+)\/(.*)$/.exec(path);
  if (workspace !== null) return { isPackage: false, name: `${workspace[1]}/src/${workspace[2]}` };
  return { isPackage: true, name: /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path };
}
