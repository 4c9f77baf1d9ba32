import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cutBy, parseEvent } from "./answer-events.ts";

describe("An event of an answer", () => {
  const schema = v.object({ text: v.string() });

  it("is what its schema makes of it", () => {
    expect(parseEvent(schema, '{"text":"rest","more":1}')).toEqual({ text: "rest" });
  });

  it.each(['{"text":1}', "the lighthouse keeper", ""])(
    "is a fault without its words: %j",
    (event) => {
      expect(() => parseEvent(schema, event)).toThrow(
        expect.objectContaining({
          kind: "unusable",
          message: "The provider sent an event that is no part of an answer.",
        }),
      );
    },
  );
});

describe("An answer that is not brought to its end", () => {
  it.each(["length", "max_tokens", "a".repeat(40)])("tells why: %s", (reason) => {
    expect(cutBy(reason)).toMatchObject({
      kind: "unusable",
      message: `The model's answer is not whole: ${reason}.`,
    });
  });

  it.each(["", "a".repeat(41), "the keeper", "Light", "light2", "2light"])(
    "tells no reason that is none of a provider's words: %j",
    (reason) => {
      expect(cutBy(reason).message).toBe("The model's answer is not whole: no known reason.");
    },
  );
});
