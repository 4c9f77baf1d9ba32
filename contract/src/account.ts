import * as v from "valibot";
import { uid } from "./ids.ts";
import { maxNameCharacters, maxPasswordCharacters } from "./limits.ts";

/** The sign-in providers besides e-mail and password. */
export const providers = ["google", "apple"] as const;
export type Provider = (typeof providers)[number];

/** A way to sign in that belongs to an account. */
export const signInMethod = v.picklist(["password", ...providers]);
export type SignInMethod = v.InferOutput<typeof signInMethod>;

/** The person who is signed in. */
export const person = v.object({
  uid,
  email: v.nullable(v.string()),
  methods: v.array(signInMethod),
});
export type Person = v.InferOutput<typeof person>;

/** A part of the name, as the provider told it; null when it did not. */
export const namePart = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(maxNameCharacters)));

/** The calls about accounts on both stacks. Each stack has its own calls for signing in. */
export const accountEndpoints = {
  /** Tells who is signed in. Answers 200 also when nobody is. */
  readSession: {
    method: "GET",
    path: "/api/session",
    access: "open",
    input: v.object({}),
    output: v.object({
      person: v.nullable(person),
      /** The providers whose buttons the sign-in screens show. */
      providers: v.array(v.picklist(providers)),
    }),
  },
  /**
   * Deletes the account with everything in it, after a reauthentication. On the embedded stack an account with a
   * password needs it. All others, and every account on the hosted stack, need a sign-in within the last minutes.
   *
   * @throws `wrong-password`, `recent-login-required`, `too-many-requests`
   */
  deleteAccount: {
    method: "POST",
    path: "/api/account/delete",
    access: "signed-in",
    input: v.object({
      /** Null for an account without a password, and on the hosted stack. */
      password: v.nullable(v.pipe(v.string(), v.maxLength(maxPasswordCharacters))),
    }),
    output: v.object({}),
  },
  /**
   * Brings back what was in the account before its owner proved the address: the inspirations, and of the profile
   * what is empty now. Nothing changes where nothing is set aside.
   */
  keepEarlierAccount: {
    method: "POST",
    path: "/api/account/earlier/keep",
    access: "signed-in",
    input: v.object({}),
    output: v.object({}),
  },
  /** Removes for good what was in the account before its owner proved the address. */
  removeEarlierAccount: {
    method: "POST",
    path: "/api/account/earlier/remove",
    access: "signed-in",
    input: v.object({}),
    output: v.object({}),
  },
} as const;
