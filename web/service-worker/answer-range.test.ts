import { describe, expect, it } from "vitest";
import { answerRange } from "./answer-range.ts";

const whole = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });

describe("A range of a whole answer", () => {
  it.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=0-", "0123456789", "bytes 0-9/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-30", "0123456789", "bytes 0-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
    ["bytes=9-9", "9", "bytes 9-9/10"],
  ])("%s is %s", async (header, text, contentRange) => {
    const answer = await answerRange(header, whole());
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(contentRange);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
    expect(answer.headers.get("content-type")).toBe("audio/mpeg");
    expect(await answer.text()).toBe(text);
  });

  it.each(["bytes=10-", "bytes=-0"])("%s is refused", async (header) => {
    const answer = await answerRange(header, whole());
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */10");
  });

  it.each([null, "bytes=-", "bytes=5-4", "bytes=0-1,3-4", "lines=1-2"])(
    "%s asks for all",
    async (header) => {
      const answer = await answerRange(header, whole());
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("audio/mpeg");
      expect(await answer.text()).toBe("0123456789");
    },
  );
});
