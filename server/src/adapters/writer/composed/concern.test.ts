import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { readConcern } from "./concern.ts";
import { recogniseThemes } from "./themes.ts";

function read(description: string) {
  return readConcern(cleanText(description), () => false);
}

test.each([
  [
    "Big presentation tomorrow and I can't stop going over it.",
    ["there's a big presentation tomorrow", "you can't stop going over it"],
  ],
  ["I feel like I'm behind everyone else.", ["you feel like you're behind everyone else"]],
  ["so tired 😩 work is A LOT", ["you're so tired", "work is a lot"]],
  ["Money.", ["money is on your mind"]],
  ["my kids", ["your kids are on your mind"]],
  ["can't sleep", ["you can't sleep"]],
  [
    "Lost my job on Friday. Scared about rent.",
    ["you lost your job on Friday", "you're scared about rent"],
  ],
  ["Interview on Friday", ["there's an interview on Friday"]],
  ["first day at the new job tomorrow!!", ["there's your first day at the new job tomorrow"]],
  ["Worrying about my daughter", ["you're worrying about your daughter"]],
  ["I'm such an idiot, I messed up the meeting", ["you messed up the meeting"]],
  ["My dad died three weeks ago", ["your dad died three weeks ago"]],
  ["Estoy muy cansado", []],
  ["asdkjh qwe", []],
  ["what if I fail?", []],
  ["you never listen to me", []],
  ["nothing", []],
  ["The kitchen is a mess and so am I", []],
  ["I should be happy", []],
  ["I have to call my landlord", []],
  ["I have so much to do", ["you have so much to do"]],
  // An accusation would be made true.
  ["I'm a burden", []],
  ["I don't deserve love", []],
  ["It's all my fault he died", []],
  ["I'm not a good mother", []],
  ["I'm a horrible person", []],
  ["I'm a bad friend", []],
  ["I'm a coward", []],
  ["I'm a nobody", []],
  ["I'm a disappointment to my parents", []],
  ["nobody will ever love me", []],
  ["I'll never find love", []],
  ["I ruined my life", []],
  ["I'm never going to be good enough", []],
  ["I don't have enough time", ["you don't have enough time"]],
  // Nor what speaks of death.
  ["I hope I don't wake up tomorrow", []],
  ["I'd rather be dead", []],
  ["I'm tired of living", []],
  ["I wish I'd never been born", []],
  ["I want to stop existing", []],
  ["I want to jump off a bridge", []],
  ["I'm thinking of taking all my pills", []],
  ["I cut again last night", []],
  ["I'm going to end it tonight", []],
  ["My boyfriend choked me last night", []],
  ["I can't get pregnant", []],
  // What begins with a verb is no kind of event.
  ["It's my birthday", ["it's your birthday"]],
  ["It's my first day tomorrow", ["it's your first day tomorrow"]],
  ["bombed my interview today", []],
  ["having surgery tomorrow", ["you're having surgery tomorrow"]],
  ["missed my flight", ["you missed your flight"]],
  ["turning forty next week", ["you're turning forty next week"]],
  ["driving test tomorrow", ["there's a driving test tomorrow"]],
  ["wedding on Saturday", ["there's a wedding on Saturday"]],
])("of %j, %j is said back", (description, clauses) => {
  expect(read(description).clauses).toEqual(clauses);
});

test.each([
  // A decision, and not how long the week was.
  [
    "It's been a long week and the weather is nice. I don't know if I should go home.",
    ["you don't know if you should go home"],
  ],
  [
    "It's been a long week. Mum is in the hospice now and I don't know if I should go home. I feel so guilty.",
    ["your mum is in the hospice now", "you don't know if you should go home"],
  ],
  // A loss, although it comes last.
  [
    "The garden needs work. The car is at the garage. My husband passed in May.",
    ["your husband passed in May"],
  ],
  // Feelings before news.
  [
    "We had pizza. I watched a film. I'm so lonely. I miss my sister.",
    ["you're so lonely", "you miss your sister"],
  ],
  // People before things.
  ["I cleaned the flat. I saw Anna. I bought shoes.", ["you cleaned the flat", "you saw Anna"]],
  // What is asked of oneself.
  [
    "It rained. Should I leave Mark? I feel nothing when he comes home.",
    ["you're asking yourself whether to leave Mark", "you feel nothing when he comes home"],
  ],
  [
    "Nothing special, just wondering whether I should call him",
    ["you're wondering whether you should call him"],
  ],
  // The clause that says who comes along with the one that needs it.
  [
    "My mother calls me five times a day. I watch TV. She has dementia.",
    ["your mother calls you five times a day", "she has dementia"],
  ],
  [
    "Ellen's test came back. It's early Alzheimer's. The dog needs a walk.",
    ["Ellen's test came back", "it's early Alzheimer's"],
  ],
  [
    "Walter and I haven't spoken in eleven years",
    ["you and Walter haven't spoken in eleven years"],
  ],
  // What shames is not repeated.
  [
    "the twins have been sick and I screamed at them and now I feel like the worst mother",
    ["the twins have been sick"],
  ],
  ["my son says he hates me. I hit the wall. I scared myself.", ["you scared yourself"]],
  [
    "third miscarriage. i cant talk to anyone about it",
    ["this was your third miscarriage", "you can't talk to anyone about it"],
  ],
  ["Divorce papers came. I signed them.", ["the divorce papers came", "you signed them"]],
  ["baby is 3 weeks old", ["your baby is three weeks old"]],
  ["procrastinating on my taxes again", ["you're procrastinating on your taxes again"]],
  ["im scared but also weirdly calm??", ["you're scared but also weirdly calm"]],
  [
    "my wife left in march, the house is so quiet",
    ["your wife left in March", "the house is so quiet"],
  ],
])("of %j, what weighs most is said back: %j", (description, clauses) => {
  expect(read(description).clauses).toEqual(clauses);
});

test.each([
  ["Big presentation tomorrow", "tomorrow"],
  ["Interview on friday", "Friday"],
  ["We move next week", "next week"],
  ["Lost my job on Friday", null],
  ["I'm tired", null],
])("%j looks forward to %j", (description, day) => {
  expect(read(description).day).toBe(day);
});

test.each([
  ["Big presentation tomorrow and I can't stop going over it", "presentation"],
  ["interview on Friday, so nervous", "interview"],
  ["what if I fail the exam?", "exam"],
  ["I feel like I'm behind everyone else", "comparison"],
  ["so exhausted, I just want to lie down", "tired"],
  ["work is a lot", "work"],
  ["too much on, I can't keep up", "overwhelm"],
  ["My dad died three weeks ago", "grief"],
  ["he left me after six years", "breakup"],
  ["I had a fight with my sister", "conflict"],
  ["Scared about rent and bills", "money"],
  ["laid off on Friday", "job loss"],
  ["my toddler had a tantrum at bedtime", "parenting"],
  ["we are moving house next week", "moving"],
  ["I haven't painted in months", "creative block"],
  ["should I stay or leave? can't decide", "decision"],
  ["I messed up and I feel ashamed", "mistake"],
  ["awake all night, can't sleep", "sleepless"],
  ["I keep putting off my taxes", "procrastination"],
  ["nobody calls, I'm lonely", "lonely"],
  ["not good enough, total imposter", "doubt"],
  ["anxious about the future", "worry"],
  ["furious about how unfair it was", "angry"],
  ["I feel numb", "numb"],
  ["grateful for a quiet week", "gratitude"],
  ["so excited for the adventure", "hope"],
  ["waiting to hear back", "waiting"],
  ["biopsy on Monday", "health"],
  ["feeling stuck in a rut", "stuck"],
  ["I finally did it, I passed!", "proud"],
  ["just sad today", "sad"],
  ["My husband passed in May", "grief"],
  ["third miscarriage", "pregnancy loss"],
  ["Mum is in the hospice, chemo didn't work", "caring"],
  ["Ellen's test came back. It's early Alzheimer's", "caring"],
  ["my family is in a war zone", "peril"],
  ["my wife left in march", "breakup"],
  ["Broke my leg on Sunday", "health"],
  ["they made a group chat without me", "lonely"],
  ["I'm tired of fighting for my son", "tired"],
  ["so happy, we're getting married in June", "gratitude"],
  ["I got the job and I'm happy but terrified", "new beginning"],
  ["grateful, and my kids were at home", "gratitude"],
  ["My boyfriend choked me last night", "violence"],
  ["I was raped two years ago", "violence"],
  ["I was sexually assaulted at a party", "violence"],
  ["my uncle molested me", "violence"],
  ["he touched me when I was little", "violence"],
  ["my husband beats me", "violence"],
  ["she slapped me", "violence"],
  ["I feel unsafe at home", "violence"],
  ["he pushed me down the stairs", "violence"],
  ["my dad hit me again", "violence"],
  ["they bombed our street", "peril"],
  ["our house flooded", "peril"],
  ["I'm pregnant!", "new beginning"],
  ["Pregnant!", "new beginning"],
  ["I can't get pregnant", "sad"],
  ["the pregnancy test was negative again", "sad"],
  ["we are trying to conceive", "sad"],
  ["our IVF failed", "pregnancy loss"],
  ["I feel hopeless", "sad"],
])("%j is about %s", (description, theme) => {
  expect(recogniseThemes(cleanText(description))[0]?.name).toBe(theme);
});

test.each([
  ["Bombed my interview", ["peril", "violence"]],
  ["flooded with emails", ["peril"]],
  ["it hit me hard that she's gone", ["peril", "violence"]],
  ["my brother always beats me at chess", ["violence"]],
  ["it beats me why", ["violence"]],
  ["I'm pregnant and I don't want it", ["new beginning"]],
  ["I'm not pregnant", ["new beginning"]],
  ["I hope I don't fail", ["hope"]],
  ["I have lost all hope", ["hope"]],
])("%j isn't about any of %j", (description, not) => {
  const names = recogniseThemes(cleanText(description)).map(({ name }) => name);
  expect(names.filter((name) => not.includes(name))).toEqual([]);
});
