import { toUid } from "@hearten/contract/ids.ts";
import { expect, it } from "vitest";
import { createPeopleServed } from "./people-served.ts";

it("People are served for as long as a job of theirs is under way, and forgotten with the last", () => {
  const people = createPeopleServed();
  const [ann, bob] = [toUid("ann"), toUid("bob")];
  for (const uid of [ann, bob, ann]) people.begin(uid);
  expect([people.listServed(1), people.listServed(2)]).toEqual([[ann, bob], [ann]]);
  people.end(ann);
  expect([people.listServed(1), people.listServed(2)]).toEqual([[ann, bob], []]);
  people.end(ann);
  expect(people.listServed(0)).toEqual([bob]);
  people.end(ann);
  people.begin(ann);
  expect(people.listServed(1)).toEqual([bob, ann]);
});
