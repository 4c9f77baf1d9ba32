import type { Script } from "../../ports/writer.ts";
import type { FromStudio, ToStudio } from "./messages.ts";
import type { Studio } from "./studio.ts";
import { tellFault } from "./told-fault.ts";

/** The end of the channel that the studio's process holds: `process` itself. */
export interface StudioChannel {
  on(event: "message", listener: (message: ToStudio) => void): unknown;
  send?(message: FromStudio): unknown;
}

/** Works on what comes over the channel: orders one at a time, as they are given, and texts to read beside them. */
export function serveStudio(studio: Studio, channel: StudioChannel): void {
  let whenKept: (() => void) | null = null;
  const tell = (message: FromStudio) => channel.send?.(message);
  const keep = (script: Script) => {
    tell({ type: "written", script });
    return new Promise<void>((resolve) => {
      whenKept = resolve;
    });
  };

  channel.on("message", (message) => {
    if (message.type === "kept") {
      whenKept?.();
      return;
    }
    if (message.type === "read") {
      const { number } = message;
      studio.readHarm(message.written, new AbortController().signal).then(
        (harm) => tell({ type: "heard", number, harm }),
        (error: unknown) => tell({ type: "unread", number, fault: tellFault(error) }),
      );
      return;
    }
    // What the order before has left lies in blocks outside of the heap, which make no collector run.
    globalThis.gc?.();
    // Whoever gives an order up ends the process.
    studio.make(message.order, keep, new AbortController().signal).then(
      (recording) => tell({ type: "finished", recording }),
      (error: unknown) => tell({ type: "failed", fault: tellFault(error) }),
    );
  });
}
