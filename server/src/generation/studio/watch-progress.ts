import type { StudioHost } from "./studio-host.ts";

/** Watches that something happens while the studio works on an order. */
export interface ProgressWatch {
  /** The host, which takes whatever the studio asks of it for a sign of progress. */
  readonly host: StudioHost;
  /** The signal aborts when nothing has happened for too long, until `end`. One order at a time. */
  begin(): AbortSignal;
  end(): void;
}

/**
 * While a provider is being called nothing is expected: such a call has its own limits, and may be long and silent.
 *
 * @param silenceSeconds without a sign after which the studio is taken to be stuck
 */
export function watchProgress(host: StudioHost, silenceSeconds: number): ProgressWatch {
  let stuck: AbortController | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The permits of calls that are under way, but for those that were asked for before the order. */
  const calls = new Set<number>();

  function note(): void {
    clearTimeout(timer);
    if (stuck === null || calls.size > 0) return;
    const current = stuck;
    const reason = `The studio has given no sign of progress for ${silenceSeconds} seconds.`;
    timer = setTimeout(() => current.abort(new Error(reason)), silenceSeconds * 1_000);
  }

  const noting =
    <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> => {
      note();
      return ask(...given);
    };

  return {
    host: {
      tellStep: noting((id, step) => host.tellStep(id, step)),
      tellProgress: noting(() => host.tellProgress()),
      keepScript: noting((id, script, written) => host.keepScript(id, script, written)),
      tellFallback: noting((part, fault) => host.tellFallback(part, fault)),
      recall: noting((key) => host.recall(key)),
      remember: noting((key, bytes) => host.remember(key, bytes)),
      async permitCall(part, dollars) {
        const order = stuck;
        const permit = await host.permitCall(part, dollars);
        if (permit.granted !== null && stuck === order) calls.add(permit.granted);
        note();
        return permit;
      },
      settleCall(permit, outcome) {
        calls.delete(permit);
        note();
        return host.settleCall(permit, outcome);
      },
    },
    begin() {
      stuck = new AbortController();
      // Those of an order that was given up are never settled.
      calls.clear();
      note();
      return stuck.signal;
    },
    end() {
      clearTimeout(timer);
      stuck = null;
    },
  };
}
