import type { ChannelOptions } from "birpc";
import type { Written } from "@hearten/reading/create-reader.ts";
import type { Harm } from "@hearten/reading/reading.ts";
import type { ExpectedWork, Recording, StudioOrder, VoiceSample } from "./studio.ts";
import { tellFault, toError, type ToldFault } from "./told-fault.ts";

/** What the server calls in the studio's process. In the other direction it is `StudioHost`. */
export interface StudioFunctions {
  warmUp(expected: ExpectedWork): Promise<void>;
  make(order: StudioOrder): Promise<Recording>;
  readHarm(written: Written): Promise<Harm>;
  speakSample(voiceId: string, words: string): Promise<VoiceSample>;
}

/** A remote call or its answer, as birpc passes it on: an answer may have an error, `e`. */
interface Message {
  readonly e?: unknown;
}

/** Errors cross the channel as data, and are errors again behind it. */
export const faultsAsData: Required<Pick<ChannelOptions, "serialize" | "deserialize">> = {
  serialize: (message: Message) =>
    message.e === undefined ? message : { ...message, e: tellFault(message.e) },
  deserialize: (message: Message) =>
    message.e === undefined ? message : { ...message, e: toError(message.e as ToldFault) }, // by `serialize`
};

/** Milliseconds that a call may take: making an inspiration ends in its own time. birpc knows it as no limit. */
export const noTimeout = -1;
