import { archivePath } from "@hearten/contract/export.ts";
import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import { createArchiveLinks } from "./archive-links.ts";

const secret = Buffer.alloc(32, 1);
const queryOf = (address: string) => new URL(address, "http://host").searchParams;

describe("An archive's address", () => {
  it("proves whose it is, to every process with the same secret, for five minutes", () => {
    let now = 1_000;
    const address = createArchiveLinks(secret, () => now).sign({
      uid: toUid("ann & co"),
      signIn: "one",
    });
    expect(new URL(address, "http://host").pathname).toBe(archivePath);
    const links = createArchiveLinks(secret, () => now);
    now += 299_999;
    expect(links.verify(queryOf(address))).toEqual({ uid: "ann & co", signIn: "one" });
    now += 1;
    expect(links.verify(queryOf(address))).toBeNull();
  });

  it("proves nothing once a part of it is another", () => {
    const links = createArchiveLinks(secret, () => 0);
    const query = Object.fromEntries(queryOf(links.sign({ uid: toUid("ann"), signIn: "one" })));
    const { signature = "" } = query;
    for (const change of [
      { person: "bob" },
      { signIn: "another" },
      { expires: "9999999999999" },
      { signature: `${signature.slice(0, -1)}${signature.endsWith("A") ? "B" : "A"}` },
      { signature: "" },
    ])
      expect(links.verify(new URLSearchParams({ ...query, ...change }))).toBeNull();
    expect(links.verify(new URLSearchParams())).toBeNull();
    const others = createArchiveLinks(Buffer.alloc(32, 2), () => 0);
    expect(others.verify(new URLSearchParams(query))).toBeNull();
  });
});
