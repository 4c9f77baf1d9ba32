import type { Firestore } from "@google-cloud/firestore";
import { expect, it } from "vitest";
import { jobOf } from "../../ports/queue.fixture.ts";
import { createJobLedger } from "./job-ledger.ts";

const never = () => new Promise(() => undefined);

it("The ledger of jobs says as Google's clients do that no answer came in time", async () => {
  const document = { get: never };
  const collection = { doc: () => document };
  const firestore = { collection: () => collection } as unknown as Firestore;
  const ledger = createJobLedger(firestore, { leaseSeconds: 0.015, patienceSeconds: 60 });
  await expect(ledger.add(jobOf("a", "ann"))).rejects.toMatchObject({ code: 4 });
});
