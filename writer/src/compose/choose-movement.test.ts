import { describe, expect, it } from "vitest";
import type { NamedMovement } from "../stock/stock.ts";
import { chooseAny, chooseFitting, chooseInTurn } from "./choose-movement.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { recallSpokenBefore } from "./spoken-before.ts";

const random = () => createSeededRandom("seed");
const movement = (name: string, given: Partial<NamedMovement> = {}): NamedMovement => ({
  source: { file: "a.md", at: 1 },
  name,
  lights: "any",
  asks: [],
  lines: [{ text: `It is ${name}.`, level: 0, at: 1 }],
  ...given,
});
const movements = Array.from({ length: 14 }, (_, index) => movement(`number ${index}`));
const heard = (...names: readonly string[]) =>
  recallSpokenBefore(names.map((name) => ({ title: name, text: `Before. It is ${name}. After.` })));

describe("Movements in turn", () => {
  it("go on after the one that was heard last", () => {
    const before = heard("number 4", "number 3");
    expect(chooseInTurn(movements, before, random())?.name).toBe("number 5");
    expect(chooseInTurn(movements, heard("number 13"), random())?.name).toBe("number 0");
  });

  it("come all before any comes again", () => {
    const names: string[] = [];
    for (let day = 0; day < 14; day += 1) {
      const next = chooseInTurn(movements, heard(...names.toReversed().slice(0, 10)), random());
      names.push(next?.name ?? "");
    }
    expect(new Set(names).size).toBe(14);
  });

  it("do not come again within thirty", () => {
    expect(chooseInTurn(movements.slice(0, 1), heard("number 0"), random())).toBeNull();
    const long = heard(...Array.from({ length: 30 }, () => "another"), "number 0");
    expect(chooseInTurn(movements.slice(0, 1), long, random())?.name).toBe("number 0");
  });
});

describe("Movements that fit", () => {
  const heavy = movement("heavy", { lights: ["heavy"] });
  const standing = movement("standing", { asks: ["standing"] });
  const of = { feeling: "bright", spared: ["standing"] } as const;

  it("are for the feeling, and ask nothing that is spared", () => {
    expect(chooseFitting([heavy, standing], of, heard(), random())).toBeNull();
    const unspared = { ...of, spared: [] };
    expect(chooseFitting([heavy, standing], unspared, heard(), random())?.name).toBe("standing");
  });

  it("are for no strong feeling where nobody knows it", () => {
    const unknown = { feeling: null, spared: [] };
    const weary = movement("weary", { lights: ["weary", "low"] });
    const glad = movement("glad", { lights: ["open", "bright"] });
    expect(chooseFitting([heavy, glad], unknown, heard(), random())).toBeNull();
    expect(chooseFitting([heavy, glad, weary], unknown, heard(), random())?.name).toBe("weary");
  });

  it("are another one where there must be one, but never one that asks what is spared", () => {
    expect(chooseAny([standing, heavy], of, heard(), random())?.name).toBe("heavy");
    expect(chooseAny([standing, heavy], of, heard("heavy"), random())?.name).toBe("heavy");
    expect(chooseAny([standing], of, heard(), random())).toBeNull();
  });
});
