// Three people who do what people do, and what strangers try, in any order: none ever gets a byte of another's.
import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import {
  ask,
  type Caller,
  type Told,
  untilMade,
  type WholeProduct,
} from "./whole-product.fixture.ts";

/** Words that only one of them has. */
const canaries = ["amsel", "bussard", "curlew"] as const;

/** One of them, and what they have according to the model. */
interface Somebody {
  readonly caller: Caller;
  readonly canary: string;
  /** The ids of their inspirations, with the title that each must have; null for one that is not made. */
  readonly inspirations: Map<string, string | null>;
  /** Addresses that were handed out to them. */
  readonly addresses: string[];
}

const deeds = [
  "add",
  "make",
  "list",
  "read",
  "rename",
  "remove",
  "move",
  "write profile",
  "read profile",
  "order archive",
  "take over the id",
] as const;

interface Command {
  readonly deed: (typeof deeds)[number];
  /** Who does it, and whose inspiration it is about. */
  readonly who: number;
  readonly whose: number;
  readonly which: number;
}

const command: fc.Arbitrary<Command> = fc.record({
  deed: fc.constantFrom(...deeds),
  who: fc.nat(2),
  whose: fc.nat(2),
  which: fc.nat(5),
});

/**
 * Runs so many sequences of commands, and rejects with the shortest one in which somebody was told
 * something of another's, or changed it.
 *
 * @param length the most commands of one
 * @param seed the same seed gives the same sequences
 */
export async function keepPeopleApart(
  product: WholeProduct,
  { runs, seed, length }: { readonly runs: number; readonly seed: number; readonly length: number },
): Promise<void> {
  const callers = await Promise.all(canaries.map((canary) => product.register(canary)));
  const sequence = fc.array(command, { minLength: 5, maxLength: length });
  const run = async (commands: readonly Command[]) => {
    const people = callers.map((caller, place): Somebody => ({
      caller,
      canary: canaries[place] ?? "",
      inspirations: new Map(),
      addresses: [],
    }));
    for (const each of commands) await obey(each, people);
    for (const person of people) await compare(person);
    for (const person of people)
      for (const id of person.inspirations.keys())
        await person.caller.call("DELETE", `/api/inspirations/${id}`);
  };
  await fc.assert(fc.asyncProperty(sequence, run), { numRuns: runs, seed });
}

async function obey(
  { deed, who, whose, which }: Command,
  people: readonly Somebody[],
): Promise<void> {
  const [actor, owner] = [people[who], people[whose]];
  if (actor === undefined || owner === undefined) return;
  const ids = [...owner.inspirations.keys()];
  const id = ids[which % Math.max(1, ids.length)];
  const isOwn = actor === owner;

  /** Checks what every answer has to keep. */
  const call = async (method: string, path: string, body?: unknown): Promise<Told> => {
    const told = await actor.caller.call(method, path, body);
    check(told.status < 500, `${deed}: ${told.status} ${told.text}`);
    for (const { canary, caller } of people)
      if (canary !== actor.canary)
        check(
          !told.text.includes(canary) && !told.text.includes(caller.uid),
          `${deed} told ${actor.canary} of ${canary}: ${told.text}`,
        );
    return told;
  };
  /** About one inspiration: its owner gets an answer, and everybody else hears that there is none. */
  const callAbout = async (method: string, path: string, body?: unknown) => {
    const told = await call(method, path, body);
    if (!isOwn) check(told.status === 404, `${deed} by another was answered with ${told.status}`);
    return told;
  };

  switch (deed) {
    case "add":
    case "make": {
      const added = randomUUID();
      const words = `The ${actor.canary} sings`;
      await call("POST", "/api/inspirations", { id: added, length: 1, goals: words });
      actor.inspirations.set(added, null);
      if (deed === "add") return;
      await ask(actor.caller, added, words);
      const { title, audioUrl, coverImage } = await untilMade(actor.caller, added);
      actor.inspirations.set(added, title);
      actor.addresses.push(String(audioUrl), String(coverImage));
      return;
    }
    case "list":
      return void (await call("GET", "/api/inspirations"));
    case "write profile": {
      const displayName = `Friend of the ${actor.canary}`;
      return void (await call("PATCH", "/api/profile", { displayName, goals: [displayName] }));
    }
    case "read profile":
      return void (await call("GET", "/api/profile"));
    case "order archive":
      return void (await call("POST", "/api/account/export", {}));
    case "read":
    case "rename":
    case "remove":
    case "move":
    case "take over the id":
      if (id === undefined) return;
  }
  switch (deed) {
    case "read":
      return void (await callAbout("GET", `/api/inspirations/${id}`));
    case "rename": {
      const title = `${actor.canary} ${which}`;
      const { status } = await callAbout("PUT", `/api/inspirations/${id}/title`, { title });
      if (status === 200) owner.inspirations.set(id, title);
      return;
    }
    case "remove":
      await callAbout("DELETE", `/api/inspirations/${id}`);
      if (isOwn) owner.inspirations.delete(id);
      return;
    case "move":
      return void (await callAbout("PATCH", `/api/inspirations/${id}`, { status: "failed" }));
    case "take over the id": {
      const added = { id, length: 1, goals: `The ${actor.canary} took it` };
      return void (await callAbout("POST", "/api/inspirations", added));
    }
    default:
      return;
  }
}

/** What somebody has is what the model says. */
async function compare({ caller, canary, inspirations, addresses }: Somebody): Promise<void> {
  for (const [id, title] of inspirations) {
    const { status, text } = await caller.call("GET", `/api/inspirations/${id}`);
    check(status === 200, `${canary} has lost ${id}: ${text}`);
    const { inspiration } = JSON.parse(text) as {
      readonly inspiration: { readonly title: string | null; readonly goals: string };
    };
    check(inspiration.title === title, `${canary} reads another title: ${inspiration.title}`);
    check(
      inspiration.goals.includes(canary),
      `${canary} reads others' words: ${inspiration.goals}`,
    );
  }
  for (const address of addresses) check(address.startsWith("/api/media/"), address);
}

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}
