import type { InspirationId } from "@hearten/contract/ids.ts";
import type { MakingStep } from "@hearten/contract/inspirations.ts";
import type { Written } from "@hearten/reading/create-reader.ts";
import type { ProviderFaultKind } from "../../ports/provider-fault.ts";
import type { Script } from "../../ports/writer.ts";
import type { ToldFault } from "./told-fault.ts";

/** What a provider is called for. */
export type ProviderPart = "writer" | "voice";

/** Whether a provider may be called now: a permit to be settled after the call, or why not. */
export type CallPermit =
  | { readonly granted: number }
  /** `spent`: the day's spending doesn't allow it. `down`: it has failed too often, and is left alone for a while. */
  | { readonly granted: null; readonly reason: "spent" | "down" };

/** How a call ended. */
export interface CallOutcome {
  /** What it has cost, US dollars; after a failure what it may have cost. */
  readonly dollars: number;
  /** Null when it was answered; `abandoned` when it ended for a reason of ours, which says nothing about the provider. */
  readonly fault: ProviderFaultKind | "abandoned" | null;
}

/** What the studio asks of whoever orders: to keep what is finished, and whether providers may be called. */
export interface StudioHost {
  /** Tells what is happening to an order from now on. The studio doesn't wait for it. */
  tellStep(id: InspirationId, step: MakingStep): Promise<void>;
  /** Tells that the work goes on, where nothing else of this shows it. */
  tellProgress(): Promise<void>;
  /**
   * Keeps a script as soon as it is written, so that it is never written twice; not when the inspiration is to be made of
   * other words by now. Whoever asks anew at that very moment may still lose to it.
   *
   * @param written what it was written for
   */
  keepScript(id: InspirationId, script: Script, written: Written): Promise<void>;
  /**
   * Asks before each call of a provider.
   *
   * @param dollars that it costs at the worst; they are reserved until it is settled, and stay spent if it never is
   */
  permitCall(part: ProviderPart, dollars: number): Promise<CallPermit>;
  settleCall(permit: number, outcome: CallOutcome): Promise<void>;
  /** Tells why our own writer or voice goes on in a provider's place. */
  tellFallback(part: ProviderPart, fault: ToldFault): Promise<void>;
  /** What was kept under a name; null when nothing was. The names are media keys. */
  recall(key: string): Promise<Uint8Array | null>;
  /** Keeps what would cost a second call otherwise. */
  remember(key: string, bytes: Uint8Array): Promise<void>;
}
