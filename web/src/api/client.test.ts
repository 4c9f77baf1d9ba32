import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { describe, expect, it } from "vitest";
import { inOurWords } from "./client.ts";
import { createClient } from "./create-client.ts";
import { inspiration, received } from "./inspiration.fixture.ts";

/** A client of a server that always answers the same, and the bodies that it was sent. */
function setUp(answer: object) {
  const sent: unknown[] = [];
  const client = createClient(commonEndpoints, {
    baseUrl: "",
    fetch: async (_address, init) => {
      sent.push(typeof init?.body === "string" ? JSON.parse(init.body) : null);
      return Response.json(answer);
    },
    token: () => Promise.resolve(null),
    onNotSignedIn: () => undefined,
  });
  return { client: inOurWords(client), sent };
}

const id = "0b8a6c6e-0d0a-4c58-9d3c-7f0f6f3f2c11";
const length = 3;
const description = "A talk tomorrow";

describe("An inspiration", () => {
  it("is added by the names of the wire", async () => {
    const { client, sent } = setUp({ inspiration: received });
    const answer = await client.addInspiration({ id, length, description, music: "off" });
    expect(sent).toEqual([{ id, length, goals: description, music: "off" }]);
    expect(answer).toEqual({ inspiration });
  });

  it("is asked for by the names of the wire", async () => {
    const { client, sent } = setUp({});
    await client.createAffirmation({ id, length, goals: ["I rest"], description });
    expect(sent).toEqual([{ recordId: id, length, userGoals: ["I rest"], description }]);
  });

  it("comes in our words, whichever call answers with it", async () => {
    const { client } = setUp({ inspiration: received });
    expect([
      await client.readInspiration({ id }),
      await client.updateInspirationStatus({ id, status: "processing" }),
      await client.renameInspiration({ id, title: "Steady" }),
    ]).toEqual([{ inspiration }, { inspiration }, { inspiration }]);
  });

  it("comes in our words in a page, too", async () => {
    const { client } = setUp({ inspirations: [received], nextCursor: "next" });
    expect(await client.listInspirations({})).toEqual({
      inspirations: [inspiration],
      nextCursor: "next",
    });
  });
});
