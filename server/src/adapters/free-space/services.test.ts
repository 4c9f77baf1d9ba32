import { describe, expect, it } from "vitest";
import { spaceOfServices } from "./services.ts";

describe("The space of services", () => {
  it("has room, however much that is", async () => {
    expect(await spaceOfServices.hasRoom()).toBe(true);
    expect(await spaceOfServices.readBytes()).toBeNull();
  });
});
