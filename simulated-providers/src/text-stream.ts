import type { Exchange } from "./simulated-route.ts";
import type { ModelMode } from "./model-modes.ts";

/**
 * The pieces in which the model says its text, each at its time: the first line of the script, then the others evenly.
 * Modes without an end say what they say until the connection is closed.
 */
export async function* toPieces(
  exchange: Exchange,
  text: string,
  mode: ModelMode,
): AsyncGenerator<string> {
  // Letters in a piece: twelve are about three tokens.
  const pieceLength = mode === "slow" ? 4 : 12;
  const { firstSeconds, wholeSeconds } = exchange.latency;
  const half = text.slice(0, Math.floor(text.length / 2));
  const isCut = /^(?:length|no-reason|cut|stall|error-frame|quota-frame|filtered|broken-frame)$/;
  const lines = (isCut.test(mode) ? half : text).split(/(?<=\},)/);
  const step = (wholeSeconds - firstSeconds) / Math.max(1, lines.length - 1);
  for (const [index, line] of lines.entries()) {
    // Each at its own time after the call, so that what sending takes adds nothing.
    const due = exchange.call.at + (firstSeconds + index * step) * 1000;
    await exchange.wait(Math.max(0, due - Date.now()) / 1000);
    for (let at = 0; at < line.length; at += pieceLength) {
      if (mode === "slow") await exchange.wait(0.2);
      yield line.slice(at, at + pieceLength);
    }
  }
  if (mode !== "endless") return;
  for (;;) yield "and on, and on, ".repeat(64);
}

/** Never resolves; rejects once the connection is closed. */
export async function waitForEver(exchange: Exchange): Promise<never> {
  for (;;) await exchange.wait(3600);
}

/** Sends the frames as they come, in one write each, or in the mode `split` by a few bytes at a time. */
export async function sendFrames(
  exchange: Exchange,
  frames: AsyncIterable<string>,
  mode: ModelMode,
): Promise<void> {
  exchange.response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  exchange.response.flushHeaders();
  for await (const frame of frames) {
    const bytes = Buffer.from(frame);
    const size = mode === "split" ? 1 + (bytes.length % 7) : bytes.length;
    for (let at = 0; at < bytes.length; at += size)
      await exchange.write(bytes.subarray(at, at + size));
  }
  exchange.response.end();
}
