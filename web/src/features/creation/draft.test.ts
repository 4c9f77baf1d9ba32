import { beforeEach, describe, expect, it } from "vitest";
import { createDraft, type Draft } from "./draft.ts";

let items: Map<string, string>;
let draft: Draft;
beforeEach(() => {
  items = new Map();
  draft = createDraft(() => storageOf(items), "draft");
});

describe("The draft", () => {
  it("is there again after a reload, as it was last written", () => {
    expect(draft.read("maya")).toBe("");
    draft.write("maya", "The gar");
    draft.write("maya", " The garden.\nAnd the gate ");
    const afterReload = createDraft(() => storageOf(items), "draft");
    expect(afterReload.read("maya")).toBe(" The garden.\nAnd the gate ");
  });

  it("is gone when it was sent", () => {
    draft.write("maya", " The garden.\n");
    draft.clear("maya", "The garden.");
    expect(items.size).toBe(0);
  });

  it("stays when it is no longer what was sent, or somebody else's", () => {
    draft.write("maya", "The gate.");
    draft.clear("maya", "The garden.");
    draft.clear("noor", "The gate.");
    expect(draft.read("maya")).toBe("The gate.");
  });

  it("is gone at the sign-out", () => {
    draft.write("maya", "The garden.");
    draft.keepFor(null);
    expect(items.size).toBe(0);
  });

  it("is read by nobody else, and goes when somebody else comes", () => {
    draft.write("maya", "The garden.");
    expect(draft.read("may")).toBe("");
    expect(draft.read("noor")).toBe("");
    draft.keepFor("maya");
    expect(draft.read("maya")).toBe("The garden.");
    draft.keepFor("noor");
    expect(items.size).toBe(0);
  });

  it("does without a storage that refuses", () => {
    const refused = createDraft(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    }, "draft");
    refused.write("maya", "The garden.");
    refused.keepFor("maya");
    refused.clear("maya", "The garden.");
    expect(refused.read("maya")).toBe("");
  });
});

function storageOf(map: Map<string, string>): Storage {
  return {
    get length() {
      return map.size;
    },
    key: (place) => [...map.keys()][place] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
    clear: () => map.clear(),
  };
}
