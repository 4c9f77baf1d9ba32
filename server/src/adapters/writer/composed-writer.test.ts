import { memory } from "@hearten/writer/compose/choose-movement.ts";
import { expect, it } from "vitest";
import { describeWriter } from "../../ports/writer.suite.ts";
import { rememberedInspirations } from "../../ports/writer.ts";
import { createComposedWriter } from "./composed-writer.ts";

describeWriter("composed writer", createComposedWriter);

it("composed writer: it is given as many inspirations as it keeps away from", () => {
  expect(rememberedInspirations).toBe(memory);
});
