import { describe, expect, it } from "vitest";
import { loadOccasions } from "./occasion.ts";
import { loadNouns } from "./things.ts";

const tellOccasion = loadOccasions(loadNouns());

describe("An occasion", () => {
  it.each([
    ["Big presentation tomorrow and I can't stop going over it", "the presentation"],
    ["job interview in the morning, borrowed shirt", "the interview"],
    ["My theory test is on Friday", "your theory test"],
    ["Leo's first day at school tomorrow", "Leo's first day"],
    ["We're getting ready for my daughter's sports day", "your daughter's sports day"],
    ["Night shift, fourth in a row. Bus late.", "the night shift"],
    ["First customer today. Bought a candle.", "the first customer"],
    ["Inventory day. Counted 1,140 screws.", "inventory day"],
    ["Eid on my own again", "Eid"],
    ["first day at my new job", "the first day"],
    ["Opened thesis. Closed thesis.", "the thesis"],
  ])("is said as the listener hears it: %j", (text, what) => {
    expect(tellOccasion(text)).toMatchObject({ what });
  });

  it.each([
    ["The audit starts tomorrow", "ahead", "tomorrow"],
    ["Viva on Thursday. I criticise my examiner on page 40.", "ahead", "on Thursday"],
    ["Interview went well I think!", "behind", null],
    ["exams are over!!!", "behind", null],
    ["Went to the market for nails", "behind", null],
    ["Interview at 10, parked outside since 8.50", null, null],
    ["Did the mock exam. Real exam on Friday.", null, null],
  ])("is ahead, or over, where that is certain: %j", (text, time, day) => {
    expect(tellOccasion(text)).toMatchObject({ time, day });
  });

  it.each([
    ["I PASSED MY DRIVING TEST!!", "passed"],
    ["We won the match", "won"],
    ["got the job!!! no nights ever again", "got"],
    ["failed my driving test", null],
    ["She passed the time before my exam", null],
  ])("says what was done with it: %j", (text, done) => {
    expect(tellOccasion(text)?.done ?? null).toBe(done);
  });

  it.each([
    "No interview this week",
    "I'm not at the wedding",
    "If I get an interview I'll scream",
    "I wish the exam were over",
    "the wedding is cancelled",
    "My son has his exam tomorrow", // It is somebody else's.
    "my son graduation",
    "Zoe passed her test",
    "He said 'the interview is tomorrow'",
    "Interview at nine, then the wedding", // Which is it about?
    "my interview shirt", // It is a shirt.
    "kept my coat on during the meeting", // It is the time of something else.
    "Meeting my girls for dinner tonight",
    "liver is a match!!! we go tonight",
    "dentist, market, home",
    "two interviews left",
    "The wedding last year was in June",
    "We had a pint together at Christmas",
    "The birthday",
    "I said I'd think about the job",
    "",
  ])("is not told where it is not certain: %j", (text) => {
    expect(tellOccasion(text)).toBeNull();
  });

  it.each([
    "funeral was today, after the meeting",
    "Exam tomorrow, and Dad died on Monday",
    "The interview was at the hospital, after my scan",
    "They rejected my thesis",
    "court hearing tomorrow about custody",
  ])("is not told beside what wounds: %j", (text) => {
    expect(tellOccasion(text)).toBeNull();
  });
});
