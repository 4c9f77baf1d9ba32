import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import type { Observable } from "../../api/observable.ts";

/** Milliseconds between two calls. The server keeps what it has started for somewhat longer. */
const interval = 60_000;

export interface WarmUpDependencies {
  readonly client: Pick<Client, "warmUp">;
  readonly isOnline: Observable<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Receives a fault of our own. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Tells the server that words will soon be sent, so that it starts meanwhile what it needs for them. It is to be called
 * whenever the person shows it, and tells once a minute at most. Nobody is told that it failed: then the start takes
 * its time later.
 */
export function createWarmUp({ client, isOnline, now, onFault }: WarmUpDependencies): () => void {
  let last = -interval;
  return () => {
    if (!isOnline.get() || now() - last < interval) return;
    last = now();
    client.warmUp({}).catch((error: unknown) => {
      if (!(error instanceof ApiError)) onFault(error);
    });
  };
}
