import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import { decideLink, decideSignIn } from "./linking.ts";

const owner = { uid: toUid("owner") };
const person = { uid: toUid("person") };
const account = (isEmailVerified: boolean, ...providers: ("google" | "apple")[]) => ({
  uid: toUid("namesake"),
  isEmailVerified,
  providers,
});
const nobody = null;

describe("Signing in by a provider", () => {
  it.each([
    // provider, its word, owner of the subject, account with the address, decision
    ["google", true, nobody, nobody, { kind: "create" }],
    ["google", false, nobody, nobody, { kind: "create" }],
    ["apple", true, nobody, nobody, { kind: "create" }],
    ["apple", false, nobody, nobody, { kind: "create" }],

    ["google", true, owner, nobody, { kind: "enter", uid: "owner" }],
    ["google", false, owner, account(true), { kind: "enter", uid: "owner" }],
    ["apple", false, owner, account(false), { kind: "enter", uid: "owner" }],

    ["google", true, nobody, account(true), { kind: "link", uid: "namesake" }],
    ["google", true, nobody, account(true, "apple"), { kind: "link", uid: "namesake" }],
    ["google", true, nobody, account(true, "google"), { kind: "refuse" }],

    ["google", true, nobody, account(false), { kind: "take-over", uid: "namesake" }],
    ["google", true, nobody, account(false, "apple"), { kind: "take-over", uid: "namesake" }],
    ["google", true, nobody, account(false, "google"), { kind: "take-over", uid: "namesake" }],

    ["google", false, nobody, account(true), { kind: "refuse" }],
    ["google", false, nobody, account(false), { kind: "refuse" }],

    ["apple", true, nobody, account(true), { kind: "refuse" }],
    ["apple", true, nobody, account(false), { kind: "refuse" }],
    ["apple", false, nobody, account(true), { kind: "refuse" }],
    ["apple", false, nobody, account(false, "google"), { kind: "refuse" }],
  ] as const)("%s, address verified: %s, owner %o, namesake %o", (...row) => {
    const [provider, isEmailVerified, subjectOwner, namesake, decision] = row;
    expect(decideSignIn({ provider, isEmailVerified }, subjectOwner, namesake)).toEqual(decision);
  });
});

describe("Linking a provider", () => {
  it.each([
    [nobody, [], "link"],
    [nobody, ["apple"], "link"],
    [nobody, ["google"], "refuse"],
    [person, ["google"], "keep"],
    [owner, [], "refuse"],
    [owner, ["google"], "refuse"],
  ] as const)("owner %o, linked already: %o", (subjectOwner, providers, decision) => {
    expect(decideLink({ provider: "google" }, subjectOwner, { ...person, providers })).toBe(
      decision,
    );
  });
});
