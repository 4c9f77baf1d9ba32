// Whether an address has an account can't be told from a refused sign-in or from a reset: not by what is answered, and
// not by how long it takes.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { median } from "../bench/table.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { anyNetwork, behindProxy, type Person, register, send } from "./person.ts";
import { minute, tell, times } from "./proof.ts";

/** An account takes no more wrong passwords than this, and a few more links. */
const triesOfOne = 10;

it(
  "Sign-in and reset alike for known and unknown addresses: medians within 3 ms over 1,000 pairs",
  async (test) => {
    const pairs = times(1_000);
    const product = await startProduct({ environment: behindProxy });
    try {
      const known: Person[] = [];
      while (known.length < pairs / triesOfOne) known.push(await register(product.address));

      const compare = async (path: string, input: object) => {
        const milliseconds = { known: [] as number[], unknown: [] as number[] };
        const answers = new Set<string>();
        const ask = async (kind: "known" | "unknown", email: string) => {
          const started = performance.now();
          const url = product.address + path;
          const { status, body } = await send(url, "POST", anyNetwork(), { ...input, email });
          milliseconds[kind].push(performance.now() - started);
          answers.add(`${status} ${JSON.stringify(body)}`);
        };
        for (let pair = 0; pair < pairs; pair += 1) {
          const email = known[pair % known.length]?.email ?? "";
          // Of the same length, and in turns first and second.
          const other = `maya-${randomUUID()}@example.com`;
          const both = [() => ask("known", email), () => ask("unknown", other)];
          for (const each of pair % 2 === 0 ? both : both.toReversed()) await each();
        }
        const difference = Math.abs(median(milliseconds.known) - median(milliseconds.unknown));
        return { difference, answers: [...answers] };
      };
      const signIn = await compare("/api/account/sign-in", { password: "not this one" });
      const reset = await compare("/api/account/send-password-reset", {});
      tell(
        test,
        `${pairs} pairs: sign-in ${signIn.difference.toFixed(2)} ms, reset ${reset.difference.toFixed(2)} ms apart; ` +
          `${signIn.answers.length} and ${reset.answers.length} kinds of answer`,
      );
      expect(signIn.answers).toEqual([expect.stringMatching(/^401 .*"wrong-credentials"/)]);
      expect(reset.answers).toEqual(["200 {}"]);
      expect(signIn.difference).toBeLessThan(3);
      expect(reset.difference).toBeLessThan(3);
    } finally {
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  30 * minute,
);
