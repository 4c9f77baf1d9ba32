// What gets no mutants, because no test should hold it: what is said to whoever runs the product, not what it does.
// A test for each word of a log or of a fault would only repeat the source.

/** A node of the syntax tree (Babel's), with the fields that are read here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly arguments?: readonly Node[];
}

/** A place in the syntax tree. */
interface Place {
  readonly node: Node;
  readonly parent?: Node | null;
}

/** Which parameter of these classes is a text; the first one of any other error. A refusal's first is its kind. */
const textAt = (name: string) => (/(?:Refusal|Fault)$/.test(name) ? 1 : 0);

const texts: readonly string[] = ["StringLiteral", "TemplateLiteral", "BinaryExpression"];

/** Why the place gets no mutants, and nothing inside it; undefined where it gets them. */
export function whyLeftOut({ node, parent }: Place): string | undefined {
  if (node.type === "CallExpression" && node.callee?.object?.name === "log") return "a log call";
  const name = parent?.type === "NewExpression" ? (parent.callee?.name ?? "") : "";
  if (!/(?:Refusal|Error|Fault|Failure)$/.test(name) || !texts.includes(node.type))
    return undefined;
  return parent?.arguments?.indexOf(node) === textAt(name) ? "the text of an error" : undefined;
}
