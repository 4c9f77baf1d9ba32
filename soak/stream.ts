// A live stream as browsers keep it: opened again a second after it was lost.
import { get, type ClientRequest } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";

/** What a stream tells of an inspiration. */
export interface Heard {
  readonly id: string;
  readonly status: string;
  readonly error: string | null;
}

export interface Stream {
  /** How often it was opened. */
  readonly openings: number;
  close(): void;
}

/** Milliseconds until a lost stream is opened again, as the server asks for. */
const retry = 1_000;

/**
 * Follows a person's live stream.
 *
 * @param hear gets what each event tells: all of the newest page, or the one that has changed
 */
export function follow(
  address: string,
  headers: Readonly<Record<string, string>>,
  hear: (kind: "snapshot" | "changed", told: readonly Heard[]) => void,
): Stream {
  const state = { openings: 0, isClosed: false, request: null as ClientRequest | null };
  const open = () =>
    new Promise<void>((resolve) => {
      state.openings += 1;
      // Each has a socket of its own, as in browsers of many people.
      const request = get(address + liveInspirationsPath, { headers, agent: false }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => {
          const events = (text + chunk).split("\n\n");
          text = events.pop() ?? "";
          for (const event of events) {
            const [, kind = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
            if (kind === "snapshot")
              hear(kind, (JSON.parse(data) as { inspirations: Heard[] }).inspirations);
            if (kind === "changed")
              hear(kind, [(JSON.parse(data) as { inspiration: Heard }).inspiration]);
          }
        });
        answer.on("close", resolve);
        answer.on("error", () => resolve());
      });
      state.request = request;
      request.on("error", () => resolve());
    });
  const keep = async () => {
    while (!state.isClosed) {
      await open();
      await pause(retry);
    }
  };
  void keep();
  return {
    get openings() {
      return state.openings;
    },
    close() {
      state.isClosed = true;
      state.request?.destroy();
    },
  };
}
