import { describe, expect, it, vi } from "vitest";
import { Status } from "./pubsub-calls.ts";
import { ensure } from "./pubsub-resources.ts";

const answer = async () => undefined;
const refuse = (code: number) => async () => {
  throw Object.assign(new Error(`Status ${code}.`), { code });
};

describe("a topic or subscription", () => {
  it("is not looked at when it was created or is there", async () => {
    const read = vi.fn<() => Promise<void>>(answer);
    await ensure("jobs", answer, read);
    await ensure("jobs", refuse(Status.alreadyExists), read);
    expect(read).not.toHaveBeenCalled();
  });

  it("may be there already for one who may not create it", async () => {
    const create = refuse(Status.permissionDenied);
    await expect(ensure("jobs", create, answer)).resolves.toBeUndefined();
    await expect(ensure("jobs", create, create)).resolves.toBeUndefined();
  });

  it("is told by its name when it is missing and may not be created", async () => {
    const create = refuse(Status.permissionDenied);
    const read = refuse(Status.notFound);
    await expect(ensure("jobs", create, read)).rejects.toThrow("jobs is missing");
  });

  it("fails as the service does otherwise", async () => {
    const away = refuse(Status.unavailable);
    await expect(ensure("jobs", away, answer)).rejects.toThrow("Status 14");
    const create = refuse(Status.permissionDenied);
    await expect(ensure("jobs", create, away)).rejects.toThrow("Status 14");
  });
});
