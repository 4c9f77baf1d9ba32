import { describe, expect, it } from "vitest";
import { createLikes } from "./likes.ts";

function createStorage() {
  const items = new Map<string, unknown>();
  return {
    items,
    read: (name: string) => items.get(name),
    write: (name: string, value: unknown) => void items.set(name, value),
  };
}

describe("The likes", () => {
  it("are there again after a reload, each until it is taken back", () => {
    const storage = createStorage();
    const likes = createLikes(storage);
    likes.toggle("one");
    likes.toggle("two");
    likes.toggle("one");
    expect([...likes.liked.get()]).toEqual(["two"]);
    expect([...createLikes(storage).liked.get()]).toEqual(["two"]);
  });

  it("are another set after each change, so that screens hear of it", () => {
    const likes = createLikes(createStorage());
    const before = likes.liked.get();
    let changes = 0;
    likes.liked.subscribe(() => (changes += 1));
    likes.toggle("one");
    expect(likes.liked.get()).not.toBe(before);
    expect(changes).toBe(1);
  });

  it("forget one that does not exist any more, and never like it by that", () => {
    const storage = createStorage();
    const likes = createLikes(storage);
    likes.toggle("one");
    likes.forget("one");
    likes.forget("one");
    expect([...createLikes(storage).liked.get()]).toEqual([]);
  });

  it("follow the storage: another window, or another person", () => {
    const storage = createStorage();
    const likes = createLikes(storage);
    likes.toggle("one");
    storage.write("likes", ["two"]);
    likes.reload();
    expect([...likes.liked.get()]).toEqual(["two"]);
    storage.items.clear();
    likes.reload();
    expect(likes.liked.get().size).toBe(0);
  });

  it("begin anew where the storage holds something else", () => {
    const storage = createStorage();
    storage.write("likes", { one: true });
    expect(createLikes(storage).liked.get().size).toBe(0);
  });
});
