import { voiceSamplePath, type voiceEndpoints } from "@hearten/contract/voices.ts";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { type Handlers, refuseOtherMethods } from "../http/contract-routes.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { Refusal } from "../ports/refusal.ts";
import type { OfferedVoices } from "./offered-voices.ts";
import type { SampleLinks } from "./sample-links.ts";
import type { VoiceSamples } from "./voice-samples.ts";

/** Milliseconds for which the address of the media holds: a player asks for it at once. */
const mediaMilliseconds = 10 * 60_000;
/** Seconds until a sample that could not be made is worth another try. */
const retrySeconds = 30;

export interface VoiceRouteParts {
  readonly voices: OfferedVoices;
  readonly samples: VoiceSamples;
  readonly links: SampleLinks;
  readonly media: Pick<Media, "signAddress">;
  /** Limits how often a person asks for samples. */
  readonly rateLimit: {
    /** @throws `too-many-requests` */
    consume(uid: string): void;
  };
  readonly log: Log;
}

/** The call that lists the voices. */
export function createVoiceRoutes({
  voices,
  links,
}: Pick<VoiceRouteParts, "voices" | "links">): Handlers<typeof voiceEndpoints> {
  return {
    async listVoices(_input, { session }) {
      const { uid } = session.person;
      const offered = await voices.list();
      return {
        voices: offered.map(({ id, name, character }) => ({
          id,
          name,
          character,
          sampleUrl: links.sign({ uid, voiceId: id }),
        })),
      };
    },
  };
}

/** Leads from the samples' signed URLs to their media. */
export function mountVoiceSamples(app: Hono<Bindings>, parts: VoiceRouteParts): void {
  const { voices, samples, links, media, rateLimit, log } = parts;

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
    if (asked === null) throw notFound();
    rateLimit.consume(asked.uid);
    const isOffered = (await voices.list()).some(({ id }) => id === asked.voiceId);
    if (!isOffered) throw notFound();
    const key = await provide(asked.voiceId);
    // The native shell's <audio> is on another origin. The signature proves the right to listen.
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    const expires = new Date(Date.now() + mediaMilliseconds);
    return context.redirect(await media.signAddress(key, expires));
  });
  refuseOtherMethods(app, voiceSamplePath, ["GET"]);
}

function notFound(): Refusal {
  return new Refusal("not-found", "There is no such voice, or its address has expired.");
}
