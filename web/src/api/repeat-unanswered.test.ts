import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { repeatUnanswered } from "./repeat-unanswered.ts";

/** Makes a call that answers so; tells what came of it, how often it was made and after which pauses. */
async function outcomeOf(...answers: readonly (string | ApiError)[]) {
  const pauses: number[] = [];
  let calls = 0;
  const call = async () => {
    const answer = answers[calls];
    calls += 1;
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const outcome = await repeatUnanswered(call, pause).catch((error: ApiError) => error.message);
  return { outcome, calls, pauses };
}

const noAnswer = new ApiError("network", "none came");
const refused = new ApiError("unavailable", "refused");

it.each([
  [["done"], { outcome: "done", calls: 1, pauses: [] }],
  [[refused, "done"], { outcome: "refused", calls: 1, pauses: [] }],
  [[noAnswer, "done"], { outcome: "done", calls: 2, pauses: [1_000] }],
  [[noAnswer, refused], { outcome: "refused", calls: 2, pauses: [1_000] }],
  [[noAnswer, noAnswer, "done"], { outcome: "none came", calls: 2, pauses: [1_000] }],
])(
  "A call is made once more, after a second, when no answer came: %#",
  async (answers, expected) => {
    expect(await outcomeOf(...answers)).toEqual(expected);
  },
);
