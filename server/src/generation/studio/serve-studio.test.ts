import { EventEmitter } from "node:events";
import { createBirpc } from "birpc";
import { expect, it } from "vitest";
import type { StudioFunctions } from "./remote-functions.ts";
import { serveStudio } from "./serve-studio.ts";
import type { Studio, StudioOrder } from "./studio.ts";

it("breaks off what an order has begun once it has ended, well or badly", async () => {
  const [there, here] = [new EventEmitter(), new EventEmitter()];
  const signals: AbortSignal[] = [];
  const studio = {
    async make({ description }: StudioOrder, signal: AbortSignal) {
      signals.push(signal);
      if (description === "fail") throw new Error("the voice is hoarse");
    },
  } as unknown as Studio;
  serveStudio(async () => studio, {
    on: (event, listener) => there.on(event, listener),
    send: (message) => here.emit("message", message),
  });
  const remote = createBirpc<StudioFunctions>(
    {},
    {
      post: (message) => there.emit("message", message),
      on: (listener) => here.on("message", listener),
    },
  );
  await remote.make({ description: "talk" } as StudioOrder);
  await expect(remote.make({ description: "fail" } as StudioOrder)).rejects.toThrow("hoarse");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
