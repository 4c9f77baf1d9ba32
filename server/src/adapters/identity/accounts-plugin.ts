import type { BetterAuthPlugin, Session } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import * as v from "valibot";
import { findUser, findWayIn } from "./account-rows.ts";

/** The account row's key. */
const wayInKey = v.object({ id: v.string() });

/**
 * What better-auth lacks for this product: columns for what providers tell, constraints that keep one
 * provider's person at one account, and signing in a person who has been proved by other means.
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
        /** Sealed by `sealed-tokens.ts`. */
        sealed: { type: "string", required: true, returned: false },
      },
      indexes: [{ fields: ["accountId", "clientId"], unique: true }],
    },
  },
  endpoints: {
    /** Signs in the person of a way in; answers null when it has been removed meanwhile. */
    openSession: createAuthEndpoint({ method: "POST", body: wayInKey }, async (context) => {
      const { adapter, sessionConfig } = context.context;
      const opened = await adapter.transaction(async (rows) => {
        const found = await findWayIn(rows, context.body.id);
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
