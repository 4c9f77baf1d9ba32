import type { BetterAuthPlugin, Session } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import * as v from "valibot";
import { findUser, findSignInMethod } from "./account-rows.ts";

/** The key of the row in `account`. */
const rowKey = v.object({ id: v.string() });

/**
 * What this product needs besides better-auth: columns for what providers tell, constraints that allow a provider's
 * person in one account only, and a sign-in for a person who was authenticated in another way.
 */
export const accountsPlugin = {
  id: "hearten-accounts",
  schema: {
    user: {
      fields: {
        firstName: { type: "string", required: false, input: false },
        lastName: { type: "string", required: false, input: false },
      },
    },
    account: {
      fields: {
        /** The address that the provider vouched for when it was linked. */
        vouchedEmail: { type: "string", required: false, input: false },
      },
      indexes: [
        { fields: ["providerId", "accountId"], unique: true },
        { fields: ["userId", "providerId"], unique: true },
      ],
    },
    providerToken: {
      fields: {
        accountId: {
          type: "string",
          required: true,
          references: { model: "account", field: "id", onDelete: "cascade" },
        },
        clientId: { type: "string", required: true },
        /** Encrypted by `token-encryption.ts`. */
        sealed: { type: "string", required: true, returned: false },
      },
      indexes: [{ fields: ["accountId", "clientId"], unique: true }],
    },
    /** Tokens of sign-in methods that were removed, until the provider has revoked them. */
    removedToken: {
      fields: {
        sealed: { type: "string", required: true, returned: false },
        removedAt: { type: "date", required: true },
      },
    },
  },
  endpoints: {
    /** Signs in the person of a sign-in method. Returns null when the method has been removed meanwhile. */
    openSession: createAuthEndpoint({ method: "POST", body: rowKey }, async (context) => {
      const { adapter, sessionConfig } = context.context;
      const opened = await adapter.transaction(async (rows) => {
        const found = await findSignInMethod(rows, context.body.id);
        if (found === null) return null;
        const user = await findUser(rows, "id", found.userId);
        if (user === null) return null;
        const now = new Date();
        const session = await rows.create<Record<string, unknown>, Session>({
          model: "session",
          data: {
            userId: user.id,
            token: generateRandomString(32),
            expiresAt: new Date(now.getTime() + sessionConfig.expiresIn * 1_000),
            createdAt: now,
            updatedAt: now,
            ipAddress: "",
            userAgent: "",
          },
        });
        return { session, user };
      });
      if (opened !== null)
        await setSessionCookie(context, { session: { ...opened.session }, user: opened.user });
      return opened?.user ?? null;
    }),
  },
} satisfies BetterAuthPlugin;
