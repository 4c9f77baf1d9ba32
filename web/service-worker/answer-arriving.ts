import { parseByteRange } from "@hearten/contract/byte-range.ts";
import { type ArrivingAudio, createArrivingAudio } from "./arriving-audio.ts";

/** If a range starts within this many bytes after what has arrived, it is waited for: four seconds of audio. */
const worthWaiting = 64_000;

/** Serves audio while it is being downloaded. */
export interface ArrivingAnswers {
  /**
   * Answers from one request for the whole audio, which all callers share. A caller from the beginning starts it. A
   * range far ahead of what has arrived is fetched separately, so that a seek is fast. Rejects if no answer comes.
   *
   * @param address the address of the audio
   * @param range the `Range` header; null for the whole audio
   */
  answer(address: string, range: string | null): Promise<Response>;
  /**
   * Drops the audio and aborts its request.
   *
   * @param address the default is any address
   */
  forget(address?: string): void;
}

interface Arrival {
  readonly address: string;
  /** The audio, or the status of an answer that is not the whole audio. */
  readonly audio: Promise<ArrivingAudio | number>;
  /** Whether somebody reads the whole audio, and not only what is played. */
  isWanted: boolean;
}

/** Handles one audio at a time, the latest. */
export function createArrivingAnswers(fetch: typeof globalThis.fetch): ArrivingAnswers {
  let latest: Arrival | null = null;

  const ask = (address: string, headers: Record<string, string>) =>
    fetch(address, { headers, credentials: "omit", cache: "no-store" });

  function begin(address: string): Arrival {
    const forgetThis = () => {
      if (latest === arrival) latest = null;
    };
    const fetchAll = async () => {
      try {
        const { status, headers, body } = await ask(address, {});
        const size = Number(headers.get("content-length"));
        if (status === 200 && body !== null && size > 0) {
          const type = headers.get("content-type") ?? "";
          return createArrivingAudio(body, { size, type }, forgetThis);
        }
        await body?.cancel();
        forgetThis();
        return status === 200 ? 502 : status;
      } catch (error) {
        forgetThis();
        throw error;
      }
    };
    const arrival: Arrival = { address, audio: fetchAll(), isWanted: false };
    return arrival;
  }

  function end({ audio }: Arrival): void {
    audio.then(
      (begun) => typeof begun === "number" || begun.abort(),
      () => {},
    );
  }

  async function fetchPart(address: string, range: string): Promise<Response> {
    const { status, headers, body } = await ask(address, { range });
    // A new response, because players refuse ranges that come from different addresses.
    const told = new Headers();
    for (const name of ["content-type", "content-length", "content-range", "accept-ranges"]) {
      const value = headers.get(name);
      if (value !== null) told.set(name, value);
    }
    return new Response(body, { status, headers: told });
  }

  return {
    async answer(address, range) {
      if (latest?.address !== address) {
        if (range !== null && !/^bytes=0-/i.test(range)) return fetchPart(address, range);
        if (latest?.isWanted === false) end(latest);
        latest = begin(address);
      }
      const arrival = latest;
      const audio = await arrival.audio;
      if (typeof audio === "number") return new Response(null, { status: audio });
      const { size, type } = audio;
      const headers = { "Content-Type": type, "Accept-Ranges": "bytes" };
      const part = parseByteRange(range, size);
      if (part === "unsatisfiable")
        return new Response(null, {
          status: 416,
          headers: { "Content-Range": `bytes */${size}` },
        });
      if (part === "whole") {
        arrival.isWanted = true;
        return new Response(audio.readAll(), {
          headers: { ...headers, "Content-Length": String(size) },
        });
      }
      const { start, end: last } = part;
      if (range !== null && start > audio.received() + worthWaiting)
        return fetchPart(address, range);
      return new Response(audio.read(start, last), {
        status: 206,
        headers: {
          ...headers,
          "Content-Range": `bytes ${start}-${last}/${size}`,
          "Content-Length": String(last - start + 1),
        },
      });
    },
    forget(address = latest?.address) {
      if (latest === null || latest.address !== address) return;
      end(latest);
      latest = null;
    },
  };
}
