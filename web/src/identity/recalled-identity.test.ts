import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { Identity, SignIn } from "./identity.ts";
import { recallIdentity } from "./recalled-identity.ts";

const maya: SignIn = {
  status: "signed-in",
  person: { uid: toUid("maya"), email: "maya@example.com", methods: ["password"] },
  providers: [],
};
const nobody: SignIn = { status: "signed-out", providers: [] };

type Answer = SignIn | ApiError | Promise<SignIn>;

function setUp(answers: readonly Answer[], recalled: SignIn | null) {
  const left = [...answers];
  const signIn = createVariable<SignIn>({ status: "unknown" });
  const inner = {
    signIn,
    async refresh() {
      const answer = await left.shift();
      if (answer === undefined || answer instanceof ApiError) throw answer;
      signIn.set(answer);
      return answer;
    },
    forget: () => signIn.set(nobody),
  } as unknown as Identity; // the rest is not called
  let timeOut: (() => void) | null = null;
  const identity = recallIdentity(
    inner,
    () => Promise.resolve(recalled),
    (_milliseconds, callback) => {
      timeOut = callback;
      return () => {};
    },
  );
  return { identity, timeOut: () => timeOut?.() };
}

const outOfReach = () => new ApiError("network", "no answer");

describe("Without an answer of the server", () => {
  it("whoever was last signed in here is signed in, until there is one", async () => {
    const { identity } = setUp([outOfReach(), outOfReach(), nobody], maya);
    expect(await identity.refresh()).toBe(maya);
    expect(identity.signIn.get()).toBe(maya);
    await expect(identity.refresh()).rejects.toThrow("no answer");
    expect(identity.signIn.get()).toBe(maya);
    expect(await identity.refresh()).toBe(nobody);
    expect(identity.signIn.get()).toBe(nobody);
  });

  it("nobody can tell who is signed in where nobody was", async () => {
    const { identity } = setUp([outOfReach()], null);
    await expect(identity.refresh()).rejects.toThrow("no answer");
    expect(identity.signIn.get().status).toBe("unknown");
  });

  it("a proxy that can't reach it either is no answer", async () => {
    const { identity } = setUp([new ApiError("unavailable", "502 <html>")], maya);
    expect(await identity.refresh()).toBe(maya);
  });

  it("a slow server is waited for until a timeout, and its late answer still counts", async () => {
    const { promise, resolve } = Promise.withResolvers<SignIn>();
    const { identity, timeOut } = setUp([promise], maya);
    const asked = identity.refresh();
    timeOut();
    expect(await asked).toBe(maya);
    resolve(nobody);
    await expect.poll(() => identity.signIn.get()).toBe(nobody);
  });

  it("where nobody was signed in it is waited for as long as it takes", async () => {
    const { promise, resolve } = Promise.withResolvers<SignIn>();
    const { identity, timeOut } = setUp([promise], null);
    const asked = identity.refresh();
    timeOut();
    resolve(nobody);
    expect(await asked).toBe(nobody);
  });

  it("a failure that is told is no reason to recall anybody", async () => {
    const { identity } = setUp([new ApiError("internal", "500")], maya);
    await expect(identity.refresh()).rejects.toThrow("500");
  });

  it("somebody who was recalled is put out by any call that is refused", async () => {
    const { identity } = setUp([outOfReach()], maya);
    await identity.refresh();
    identity.forget();
    expect(identity.signIn.get()).toBe(nobody);
  });

  it("calls at the same time get the same person", async () => {
    const { identity } = setUp([outOfReach(), outOfReach()], maya);
    expect(await Promise.all([identity.refresh(), identity.refresh()])).toEqual([maya, maya]);
  });
});
