// A client of the live stream for the benchmarks, like the dashboard.
import { liveInspirationsPath, type WireInspiration } from "@hearten/contract/inspirations.ts";

export interface Listener {
  /** When the stream reported that an inspiration is completed, by its id, in milliseconds since 1970. */
  readonly completed: ReadonlyMap<string, number>;
  /** Faults: an inspiration has failed, or the stream has ended. */
  readonly faults: readonly string[];
  close(): void;
}

/** Opens the live stream at the address. Resolves after its first event. */
export async function listen(address: string, token: string): Promise<Listener> {
  const completed = new Map<string, number>();
  const faults: string[] = [];
  const leaving = new AbortController();
  const answer = await fetch(address + liveInspirationsPath, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!answer.ok || answer.body === null)
    throw new Error(`The live stream was answered with ${answer.status}`);

  const hear = (type: string, data: string) => {
    if (type !== "changed") return;
    const { inspiration } = JSON.parse(data) as { readonly inspiration: WireInspiration };
    const { id, status, error } = inspiration;
    if (status === "completed" && !completed.has(id)) completed.set(id, Date.now());
    if (status === "failed") faults.push(`Inspiration ${id} failed: ${error}`);
  };
  const begun = Promise.withResolvers<void>();
  const follow = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    let text = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const events = (text + chunk).split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const [, type = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        hear(type, data);
        if (type === "snapshot") begun.resolve();
      }
    }
    throw new Error("it ended");
  };
  follow(answer.body).catch((error: unknown) => {
    begun.reject(error);
    if (!leaving.signal.aborted) faults.push(`A live stream was lost: ${String(error)}`);
  });
  await begun.promise;
  return { completed, faults, close: () => leaving.abort() };
}
