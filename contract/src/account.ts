import * as v from "valibot";
import { maxPasswordCharacters } from "./limits.ts";

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

/**
 * E-mail and password as typed. Bounds that have a code of their own (`invalid-email`,
 * `weak-password`) are left to the server's account feature; the schema holds only the outer ones.
 */
const email = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(320));
const password = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(maxPasswordCharacters));

const signedIn = v.object({
  person,
  /** The bearer token, for callers that cannot keep a cookie (`carrier: "bearer"`); else null. */
  token: v.nullable(v.string()),
});

/** Who keeps the proof of being signed in: the browser's cookie jar, or the caller itself. */
const carrier = v.optional(v.picklist(["cookie", "bearer"]), "cookie");

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
  createAccount: {
    method: "POST",
    path: "/api/account/create",
    access: "open",
    input: v.object({ email, password, carrier }),
    output: signedIn,
  },
  signInWithPassword: {
    method: "POST",
    path: "/api/account/sign-in",
    access: "open",
    input: v.object({ email, password, carrier }),
    output: signedIn,
  },
  /** Ends the sign-in that the request carries; without one it changes nothing. */
  signOut: {
    method: "POST",
    path: "/api/account/sign-out",
    access: "open",
    input: v.object({}),
    output: v.object({}),
  },
} as const;
