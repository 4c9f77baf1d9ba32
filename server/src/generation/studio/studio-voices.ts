import type { OfferedVoice, Speech, Voice, Voices } from "../../ports/voice.ts";
import { folderOf } from "../folder.ts";
import { createPermittedCalls } from "./permitted-calls.ts";
import { speakByProvider } from "./provider-voice.ts";
import { createSpeaker, type Speaker, type SpeakTogether } from "./speaker.ts";
import type { StudioHost } from "./studio-host.ts";
import type { StudioOrder } from "./studio.ts";
import { tellFault } from "./told-fault.ts";
import { folderOfVoice } from "./voice-keys.ts";
import { type MeasuredVoice, measurePace, recallPace } from "./voice-pace.ts";

/** A voice that is ready to speak one inspiration. */
export interface OpenVoice {
  /** As people read it. */
  readonly name: string;
  readonly wordsPerMinute: number;
  readonly speaker: Speaker;
  /** See `Voice`. */
  readonly isFlite: boolean;
  /** Whether it speaks in this process. */
  readonly isOwn: boolean;
}

/** The voices that the studio can choose from. */
export interface StudioVoices {
  /** The voice that the person has chosen; our own where nothing may leave, or when the provider can't be had. */
  open(order: VoiceOrder, signal: AbortSignal): Promise<OpenVoice>;
  /** Our own voice. */
  openOwn(order: VoiceOrder, signal: AbortSignal): Promise<OpenVoice>;
  /** Speaks words with this voice, which is offered, and with no other. */
  speakAlone(voiceId: string, words: string, signal: AbortSignal): Promise<SpokenAlone>;
  close(): Promise<void>;
}

interface SpokenAlone {
  readonly speech: Speech;
  /** See `Voice`. */
  readonly isFlite: boolean;
}

type VoiceOrder = Pick<StudioOrder, "id" | "voice" | "staysHere">;

/** Voices that speak elsewhere. */
export interface ProviderVoices {
  readonly voices: Voices;
  /** Tells provider and model from all others. */
  readonly identity: string;
  /** US dollars for a character. */
  readonly price: number;
  /** Seconds that finding the voice and speaking the script of one inspiration may take together, tries included. */
  readonly seconds: number;
}

/** @param provider null when only our own voices speak */
export function createStudioVoices(
  own: Voices,
  provider: ProviderVoices | null,
  host: StudioHost,
): StudioVoices {
  const calls = createPermittedCalls("voice", host);

  async function openOwn({ voice: chosen }: VoiceOrder, signal: AbortSignal): Promise<OpenVoice> {
    const { id, name } = find(await own.list(signal), chosen);
    const voice = own.get(id);
    if (voice.wordsPerMinute === null) throw new Error("Our own voice has no known pace.");
    const speaker = createSpeaker(voice, (lines, either) => voice.speak(lines, either), signal);
    const { wordsPerMinute, isFlite } = voice;
    return { name, wordsPerMinute, speaker, isFlite, isOwn: true };
  }

  function toParts({ voices, identity, price }: ProviderVoices, voiceId: string): MeasuredVoice {
    const voice = voices.get(voiceId);
    return { voice, identity: `${identity} ${voiceId}`, price, calls, host };
  }

  /** By a permit: it is a call, unlike the choice from voices that are known. */
  const ask = (voices: Voices, signal: AbortSignal) =>
    calls.call(0, async (either) => ({ result: await voices.list(either), dollars: 0 }), signal);

  async function openAtProvider(
    there: ProviderVoices,
    { id, voice: chosen }: VoiceOrder,
    signal: AbortSignal,
  ): Promise<OpenVoice> {
    const { voices, seconds } = there;
    const milliseconds = seconds * 1_000;
    const began = performance.now();
    const opening = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
    const { id: voiceId, name } = find(voices.known ?? (await ask(voices, opening)), chosen);
    const parts = toParts(there, voiceId);
    const { voice } = parts;
    const wordsPerMinute = await measurePace(parts, opening);
    const left = Math.max(0, Math.round(began + milliseconds - performance.now()));
    return {
      name,
      wordsPerMinute,
      speaker: createSpeakerWithin(
        left,
        voice,
        speakByProvider(parts, folderOf(id), wordsPerMinute),
        signal,
      ),
      isFlite: voice.isFlite,
      isOwn: false,
    };
  }

  return {
    async open(order, signal) {
      if (provider === null || order.staysHere) return openOwn(order, signal);
      try {
        return await openAtProvider(provider, order, signal);
      } catch (error) {
        signal.throwIfAborted();
        await host.tellFallback("voice", tellFault(error));
        return openOwn(order, signal);
      }
    },
    openOwn,
    async speakAlone(voiceId, words, signal) {
      if (provider === null) {
        const voice = own.get(voiceId);
        return toSpokenAlone(voice, await voice.speak([words], signal));
      }
      const parts = toParts(provider, voiceId);
      // Whoever asks for a sample gives up by themselves, and tells nobody.
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(provider.seconds * 1_000)]);
      return toSpokenAlone(parts.voice, await speakForNobody(parts, [words], inTime));
    },
    async close() {
      await Promise.all([own.close(), provider?.voices.close()]);
    },
  };
}

function toSpokenAlone({ isFlite }: Voice, [speech]: readonly Speech[]): SpokenAlone {
  if (speech === undefined) throw new Error("The voice has left out its sample.");
  return { speech, isFlite };
}

/** Speaks lines that belong to no inspiration. */
async function speakForNobody(
  parts: MeasuredVoice,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<readonly Speech[]> {
  const folder = folderOfVoice(parts.identity);
  return speakByProvider(parts, folder, await recallPace(parts))(lines, signal);
}

/** The chosen one, or the first when it isn't there (any more). */
function find(offered: readonly OfferedVoice[], chosen: string | null): OfferedVoice {
  const voice = offered.find(({ id }) => id === chosen) ?? offered[0];
  if (voice === undefined) throw new Error("There is no voice.");
  return voice;
}

/**
 * A speaker that has so many milliseconds for the script, from when that is there: a model may write for longer than a voice
 * may speak. Until then each call has as many of its own.
 */
function createSpeakerWithin(
  milliseconds: number,
  voice: Voice,
  speakTogether: SpeakTogether,
  signal: AbortSignal,
): Speaker {
  const late = new AbortController();
  let isWritten = false;
  const speaker = createSpeaker(
    voice,
    async (lines, either) => {
      if (isWritten) return speakTogether(lines, either);
      const own = new AbortController();
      const timer = setTimeout(() => {
        if (!isWritten) own.abort(tooLate());
      }, milliseconds);
      try {
        return await speakTogether(lines, AbortSignal.any([either, own.signal]));
      } finally {
        clearTimeout(timer);
      }
    },
    AbortSignal.any([signal, late.signal]),
  );
  return {
    ...speaker,
    speak(texts) {
      isWritten = true;
      const timer = setTimeout(() => late.abort(tooLate()), milliseconds);
      return speaker.speak(texts).finally(() => clearTimeout(timer));
    },
  };
}

/** It counts as that of a provider that can't be reached. */
const tooLate = () => new DOMException("The voice has taken too long.", "TimeoutError");
