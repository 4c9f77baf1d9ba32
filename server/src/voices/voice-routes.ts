import { voiceSamplePath, type voiceEndpoints } from "@hearten/contract/voices.ts";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { type Handlers, refuseOtherMethods } from "../http/contract-routes.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import { Refusal } from "../ports/refusal.ts";
import type { OfferedVoices } from "./offered-voices.ts";
import type { SampleLinks } from "./sample-links.ts";
import type { VoiceSamples } from "./voice-samples.ts";

/** Seconds until a sample that could not be made is worth another try. */
const retrySeconds = 30;

export interface VoiceRouteParts {
  readonly voices: OfferedVoices;
  readonly samples: VoiceSamples;
  readonly links: SampleLinks;
  /** Signs the address of a medium for a sign-in, which is named by its session's id. */
  readonly signAddress: (address: { readonly key: string; readonly signIn: string }) => string;
  readonly identity: Pick<Identity, "holdsSignIn">;
  /** By person: how often they ask for samples. */
  readonly rateLimit: RateLimit;
  readonly log: Log;
}

/** The call that lists the voices. */
export function createVoiceRoutes({
  voices,
  links,
}: Pick<VoiceRouteParts, "voices" | "links">): Handlers<typeof voiceEndpoints> {
  return {
    async listVoices(_input, { session }) {
      const { id: signIn, person } = session;
      const offered = await voices.list();
      return {
        voices: offered.map(({ id, name, character }) => ({
          id,
          name,
          character,
          sampleUrl: links.sign({ uid: person.uid, signIn, voiceId: id }),
        })),
      };
    },
  };
}

/** Leads from the samples' signed URLs to their media. */
export function mountVoiceSamples(app: Hono<Bindings>, parts: VoiceRouteParts): void {
  const { voices, samples, links, signAddress, identity, rateLimit, log } = parts;

  async function provide(voiceId: string): Promise<string> {
    try {
      return await samples.provide(voiceId);
    } catch (error) {
      log.warn({ error }, "a voice's sample could not be made");
      const retryAfter = retrySeconds;
      throw new Refusal("unavailable", "The voice can't be heard now.", { retryAfter });
    }
  }

  app.get(voiceSamplePath, async (context) => {
    const asked = links.verify(new URL(context.req.url).searchParams);
    if (asked === null || !(await identity.holdsSignIn(asked.signIn))) throw notFound();
    rateLimit.consume(asked.uid);
    const isOffered = (await voices.list()).some(({ id }) => id === asked.voiceId);
    if (!isOffered) throw notFound();
    const key = await provide(asked.voiceId);
    // The native shell's <audio> is on another origin. The signature proves the right to listen.
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    return context.redirect(signAddress({ key, signIn: asked.signIn }));
  });
  refuseOtherMethods(app, voiceSamplePath, ["GET"]);
}

function notFound(): Refusal {
  return new Refusal("not-found", "There is no such voice, or its address has ended.");
}
