import { parseByteRange } from "@hearten/contract/byte-range.ts";
import { type ArrivingAudio, createArrivingAudio } from "./arriving-audio.ts";

/** Bytes ahead of what has come that a player rather waits for than has fetched once more: four seconds of audio. */
const worthWaiting = 64_000;

/** Answers for audio that is not on the device yet, while it is fetched. */
export interface ArrivingAnswers {
  /**
   * Answers from the one request that fetches all of it, which is made for whoever asks from the beginning. What
   * lies far ahead of what has come is fetched by itself, so that nobody who seeks waits for all before it.
   * Rejects when nobody answers.
   *
   * @param address where it lies
   * @param range the header of that name; null asks for all
   */
  answer(address: string, range: string | null): Promise<Response>;
  /**
   * Holds nothing of it any more, and fetches no more.
   *
   * @param address of what; of anything, unless told
   */
  forget(address?: string): void;
}

interface Arrival {
  readonly address: string;
  /** The status of the answer where that is not all of it. */
  readonly audio: Promise<ArrivingAudio | number>;
  /** Whether somebody waits for all of it, and not only for what is played. */
  isWanted: boolean;
}

/** Of the latest audio alone: one is listened to at a time. */
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
    // Made anew, for a player refuses parts that seem to be of different places.
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
