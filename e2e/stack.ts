// The stack that the journeys run on. What a person does is the same on both; what is looked at from outside
// lies elsewhere.
import { createEmbeddedStack } from "./stack-embedded.ts";
import { createHostedStack } from "./stack-hosted.ts";
import type { Stack } from "./stack-interface.ts";

export const stack: Stack =
  process.env["HEARTEN_E2E_STACK"] === "hosted" ? createHostedStack() : createEmbeddedStack();

/** Names journeys of one stack alone, with the reason. */
export const isEmbedded = stack.name === "embedded";
export const isHosted = stack.name === "hosted";
