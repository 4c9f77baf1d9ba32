import * as v from "valibot";
import { maxNameCharacters, maxPasswordCharacters } from "./limits.ts";

/** The sign-in providers besides e-mail and password. */
export const providers = ["google", "apple"] as const;
export type Provider = (typeof providers)[number];

/** A way to sign in that belongs to an account. */
export const signInMethod = v.picklist(["password", ...providers]);
export type SignInMethod = v.InferOutput<typeof signInMethod>;

/** The signed-in person, as the screens know them. */
export const person = v.object({
  uid: v.string(),
  email: v.nullable(v.string()),
  methods: v.array(signInMethod),
});
export type Person = v.InferOutput<typeof person>;

/** A part of a name as a provider told it, once; null when it did not. */
export const namePart = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(maxNameCharacters)));

/** What both stacks answer about accounts; how people sign in is each stack's own. */
export const accountEndpoints = {
  /** Who is signed in. Answers 200 with nobody; never an error status. */
  readSession: {
    method: "GET",
    path: "/api/session",
    access: "open",
    input: v.object({}),
    output: v.object({
      person: v.nullable(person),
      /** The providers whose buttons the sign-in screens may show. */
      providers: v.array(v.picklist(providers)),
    }),
  },
  /**
   * Removes the account with everything in it. On the embedded stack an account with a password is
   * proved by it (`wrong-password`), any other by having signed in within the last minutes
   * (`recent-login-required`); on the hosted stack every account is proved by the latter.
   */
  deleteAccount: {
    method: "POST",
    path: "/api/account/delete",
    access: "signed-in",
    input: v.object({
      /** Null for an account without one, and on the hosted stack. */
      password: v.nullable(v.pipe(v.string(), v.maxLength(maxPasswordCharacters))),
    }),
    output: v.object({}),
  },
} as const;
