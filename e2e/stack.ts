// The stack on which the journeys run. People do the same on both stacks, but the data is stored in different places.
import { createEmbeddedStack } from "./stack-embedded.ts";
import { createHostedStack } from "./stack-hosted.ts";
import type { Stack } from "./stack-interface.ts";

export const stack: Stack =
  process.env["E2E_STACK"] === "hosted" ? createHostedStack() : createEmbeddedStack();

/** For journeys of one stack only. */
export const isEmbedded = stack.name === "embedded";
export const isHosted = stack.name === "hosted";
