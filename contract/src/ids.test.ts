import { expect, it } from "vitest";
import { type InspirationId, toInspirationId, toUid, type Uid } from "./ids.ts";

const ofPerson = (uid: Uid) => uid;
const ofInspiration = (id: InspirationId) => id;

it("Ids are the texts that they were made from", () => {
  expect(ofPerson(toUid("ann"))).toBe("ann");
  expect(ofInspiration(toInspirationId("one"))).toBe("one");
});

it("Ids are of one kind each, and no bare text is one", () => {
  // @ts-expect-error any text may be written there
  expect(ofPerson("ann")).toBe("ann");
  // @ts-expect-error any text may be written there
  expect(ofInspiration("one")).toBe("one");
  // @ts-expect-error an inspiration is no person
  expect(ofPerson(toInspirationId("one"))).toBe("one");
});
