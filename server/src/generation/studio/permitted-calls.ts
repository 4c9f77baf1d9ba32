import { setTimeout } from "node:timers/promises";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { CallOutcome, ProviderPart, StudioHost } from "./studio-host.ts";

/** Calls of one provider, each paid for and permitted, and made again when what failed may pass. */
export interface PermittedCalls {
  /**
   * @param dollars what one call costs at the worst
   * @param run makes the call; null dollars: the provider didn't say, so it was the worst
   * @throws {CallRefused} when the provider may not be called now; the call's own error when it failed for good
   */
  call<Result>(
    dollars: number,
    run: (signal: AbortSignal) => Promise<{ result: Result; dollars: number | null }>,
    signal: AbortSignal,
  ): Promise<Result>;
}

/** The provider may not be called now. */
class CallRefused extends Error {
  override readonly name = "CallRefused";
  constructor(part: ProviderPart, reason: "spent" | "down") {
    super(
      reason === "spent"
        ? `What may be spent in a day does not allow another call of the ${part}.`
        : `The ${part} has failed too often and is left alone for a while.`,
    );
  }
}

/** Calls after the first. */
const maxRetries = 2;
/** Seconds before the first of them, where the provider names none; before the second it is twice that. */
const firstDelaySeconds = 0.5;
/** A provider that wants to be left alone for longer is not waited for. */
const longestDelaySeconds = 30;

/** Whether the same call may succeed a little later. */
function mayPass(error: unknown): error is ProviderFault {
  return (
    error instanceof ProviderFault &&
    (error.kind === "busy" || error.kind === "unreachable") &&
    (error.retryAfterSeconds ?? 0) <= longestDelaySeconds
  );
}

/** Waits so many seconds, or rejects with the signal's reason. */
type Wait = (seconds: number, signal: AbortSignal) => Promise<void>;

const waitForReal: Wait = async (seconds, signal) => {
  try {
    await setTimeout(seconds * 1_000, undefined, { signal });
  } catch {
    throw signal.reason;
  }
};

/**
 * Calls of a provider by permits of the host. What may pass is tried twice more: after what the provider asks for, or half a
 * second and a second.
 */
export function createPermittedCalls(
  part: ProviderPart,
  host: Pick<StudioHost, "permitCall" | "settleCall">,
  wait = waitForReal,
): PermittedCalls {
  async function callOnce<Result>(
    dollars: number,
    run: (either: AbortSignal) => Promise<{ result: Result; dollars: number | null }>,
    signal: AbortSignal,
  ): Promise<Result> {
    const permit = await host.permitCall(part, dollars);
    if (permit.granted === null) throw new CallRefused(part, permit.reason);
    if (signal.aborted) {
      // Nobody was called.
      await host.settleCall(permit.granted, { dollars: 0, fault: "abandoned" });
      throw signal.reason;
    }
    const answer = await run(signal).catch(async (error: unknown) => {
      await host.settleCall(permit.granted, toOutcome(error, dollars));
      throw error;
    });
    await host.settleCall(permit.granted, { dollars: answer.dollars ?? dollars, fault: null });
    return answer.result;
  }

  return {
    async call(dollars, run, signal) {
      for (let retries = 0; ; retries += 1) {
        signal.throwIfAborted();
        try {
          return await callOnce(dollars, run, signal);
        } catch (error) {
          signal.throwIfAborted();
          if (retries === maxRetries || !mayPass(error)) throw error;
          await wait(error.retryAfterSeconds ?? firstDelaySeconds * 2 ** retries, signal);
        }
      }
    },
  };
}

/** What was refused before it began costs nothing; what broke off may have cost all that it could. */
function toOutcome(error: unknown, dollars: number): CallOutcome {
  if (error instanceof ProviderFault) {
    const isRefusal =
      error.kind === "busy" || error.kind === "exhausted" || error.kind === "rejected";
    return { dollars: isRefusal && !error.hasBegun ? 0 : dollars, fault: error.kind };
  }
  const isTooSlow = error instanceof DOMException && error.name === "TimeoutError";
  // Whatever else it is, the caller has given it up, or we have made a mistake.
  return { dollars, fault: isTooSlow ? "unreachable" : "abandoned" };
}
