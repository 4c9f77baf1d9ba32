import { describe, expect, it } from "vitest";
import { whyLeftOut } from "./left-out.ts";

const text = { type: "StringLiteral" };
const thrown = (name: string, ...given: readonly { readonly type: string }[]) => ({
  type: "NewExpression",
  callee: { type: "Identifier", name },
  arguments: given,
});

const call = (name: string) => ({
  type: "CallExpression",
  callee: { type: "MemberExpression", object: { type: "Identifier", name } },
});

describe("What gets no mutants", () => {
  it("is what is logged", () => {
    expect(whyLeftOut({ node: call("log") })).toBe("a log call");
    expect(whyLeftOut({ node: call("documents") })).toBeUndefined();
  });

  it("is the text of an error, and not what kind of refusal it is", () => {
    const kind = { type: "StringLiteral" };
    expect(whyLeftOut({ node: text, parent: thrown("Error", text) })).toBe("the text of an error");
    const refusal = thrown("Refusal", kind, text);
    expect(whyLeftOut({ node: text, parent: refusal })).toBe("the text of an error");
    expect(whyLeftOut({ node: kind, parent: refusal })).toBeUndefined();
    expect(whyLeftOut({ node: text, parent: thrown("Headers", text) })).toBeUndefined();
  });
});
