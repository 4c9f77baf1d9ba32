/**
 * The verbs that people use of themselves, with what is irregular about them. A word that is not here
 * is never treated as a verb: a sentence that might be broken is not spoken.
 */
const irregular: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  be: ["was", "been"],
  beat: ["beat", "beaten"],
  overcome: ["overcame", "overcome"],
  bend: ["bent", "bent"],
  bite: ["bit", "bitten"],
  dig: ["dug", "dug"],
  shake: ["shook", "shaken"],
  shine: ["shone", "shone"],
  shoot: ["shot", "shot"],
  shrink: ["shrank", "shrunk"],
  shut: ["shut", "shut"],
  sink: ["sank", "sunk"],
  slide: ["slid", "slid"],
  spill: ["spilled", "spilled"],
  spin: ["spun", "spun"],
  split: ["split", "split"],
  spread: ["spread", "spread"],
  steal: ["stole", "stolen"],
  stick: ["stuck", "stuck"],
  strike: ["struck", "struck"],
  sweep: ["swept", "swept"],
  swing: ["swung", "swung"],
  tear: ["tore", "torn"],
  weep: ["wept", "wept"],
  have: ["had", "had"],
  do: ["did", "done"],
  go: ["went", "gone"],
  get: ["got", "got"],
  make: ["made", "made"],
  take: ["took", "taken"],
  give: ["gave", "given"],
  keep: ["kept", "kept"],
  let: ["let", "let"],
  begin: ["began", "begun"],
  become: ["became", "become"],
  build: ["built", "built"],
  buy: ["bought", "bought"],
  bring: ["brought", "brought"],
  break: ["broke", "broken"],
  catch: ["caught", "caught"],
  choose: ["chose", "chosen"],
  come: ["came", "come"],
  cut: ["cut", "cut"],
  draw: ["drew", "drawn"],
  dream: ["dreamed", "dreamed"],
  drink: ["drank", "drunk"],
  drive: ["drove", "driven"],
  eat: ["ate", "eaten"],
  fall: ["fell", "fallen"],
  feed: ["fed", "fed"],
  feel: ["felt", "felt"],
  fight: ["fought", "fought"],
  find: ["found", "found"],
  fly: ["flew", "flown"],
  forget: ["forgot", "forgotten"],
  forgive: ["forgave", "forgiven"],
  freeze: ["froze", "frozen"],
  grow: ["grew", "grown"],
  hear: ["heard", "heard"],
  hide: ["hid", "hidden"],
  hit: ["hit", "hit"],
  hold: ["held", "held"],
  hurt: ["hurt", "hurt"],
  know: ["knew", "known"],
  lead: ["led", "led"],
  leave: ["left", "left"],
  lend: ["lent", "lent"],
  lie: ["lay", "lain"],
  lose: ["lost", "lost"],
  mean: ["meant", "meant"],
  meet: ["met", "met"],
  pay: ["paid", "paid"],
  put: ["put", "put"],
  quit: ["quit", "quit"],
  read: ["read", "read"],
  ride: ["rode", "ridden"],
  rise: ["rose", "risen"],
  run: ["ran", "run"],
  say: ["said", "said"],
  see: ["saw", "seen"],
  sell: ["sold", "sold"],
  send: ["sent", "sent"],
  set: ["set", "set"],
  sing: ["sang", "sung"],
  sit: ["sat", "sat"],
  sleep: ["slept", "slept"],
  speak: ["spoke", "spoken"],
  spend: ["spent", "spent"],
  stand: ["stood", "stood"],
  swim: ["swam", "swum"],
  teach: ["taught", "taught"],
  tell: ["told", "told"],
  think: ["thought", "thought"],
  throw: ["threw", "thrown"],
  understand: ["understood", "understood"],
  wake: ["woke", "woken"],
  wear: ["wore", "worn"],
  win: ["won", "won"],
  withdraw: ["withdrew", "withdrawn"],
  write: ["wrote", "written"],
};

const regular = (
  "die hang weigh mess screw drop blow slip skip lock bring beg bet blame bother bounce bury calm " +
  "carry challenge chat collapse compete confess conquer crash crumble debate defend delay depend " +
  "disagree discuss dismiss divide drift drown ease embarrass empty escape fade faint float flow " +
  "fold frown fulfil gain gather gaze glance grieve grin grip guard hide hire hunt hurry impress " +
  "increase injure intend interrupt judge kick kiss knock lack lean leap mourn nod obey object owe " +
  "perform persuade pour pretend provoke punish puzzle quarrel question recall reject relate rely " +
  "remind remove replace request require rescue result retreat reveal reverse reward roll rub seem " +
  "separate shape shock shrug sigh sip smell snore speed split " +
  "squeeze stare startle sting stir strip submit suffer suggest suspect " +
  "tease test threaten tie tighten touch trace trap tremble trip twist unite vanish " +
  "vary walk warn whisper whistle yawn yearn accept accomplish achieve act adapt admit adopt afford aim allow answer apologise apply appreciate " +
  "argue arrange arrive ask attend attract avoid bake balance bathe beat believe belong bike blog boil " +
  "borrow breathe cancel care carry celebrate change chase clean clear climb close coach collect comb " +
  "commit communicate compare complete compose connect consider consume contribute control cook count " +
  "craft create cry cycle dance date deal decide declutter delegate deliver deserve design develop " +
  "disappoint discover donate doubt doomscroll earn embrace encourage end enjoy enrol enter exercise " +
  "exist expect experience explore express face fail fear file finish fish fit fix focus follow foster " +
  "found garden glow graduate guide handle happen hate help hike hope host hug hustle improve inspire " +
  "interview invest invite join journal juggle jump knit land last laugh launch learn lift like limit " +
  "listen live load look love lower maintain manage marry master matter meditate mend mentor mind miss " +
  "motivate move need nourish nurture obsess open order organise organize overthink own pack paint " +
  "panic parent park participate pass pause perform phone pick plan plant play please practise practice " +
  "pray prefer prepare present prioritise prioritize procrastinate produce promise protect prove " +
  "provide publish pull push qualify raise reach react realise realize receive record recover reduce " +
  "regret relax release relocate remain remember renovate rent repair repeat replay reply rescue resent " +
  "resist respect respond rest retire return ruin rush save scare scream scroll search serve settle sew " +
  "share shop shout show skate sketch ski slow smile smoke snack solve sort start stay step stop strain " +
  "stress stretch strive struggle study succeed suffer support surf surround surrender survive swap " +
  "switch talk tend thank thrive tidy track train travel treasure treat trust try turn upset use value " +
  "visit voice volunteer vote wait walk want wash waste watch water welcome wish wonder work worry " +
  "yell cope hesitate stumble hurry struggle message text call email worship notice check finalise " +
  "stand-up code program sign ship grade revise pitch present book offer place swear crave snap ignore " +
  "stall spiral freak ghost dread blame judge trade cheer complain process handle cherish honour honor"
).split(" ");

/** Verbs of more than one syllable whose last consonant is doubled. */
const doubled = new Set(
  "begin forget admit commit prefer control travel cancel enrol program journal unwind".split(" "),
);
const neverDoubled = new Set(
  "journal listen open answer enter suffer wonder garden water".split(" "),
);

function doublesConsonant(base: string): boolean {
  if (neverDoubled.has(base)) {
    return false;
  }
  if (doubled.has(base)) {
    return true;
  }
  const vowelGroups = base.match(/[aeiouy]+/g) ?? [];
  return vowelGroups.length === 1 && /[^aeiou][aeiou][bdgklmnprt]$/.test(base);
}

/** "run" becomes "running", "write" "writing", "lie" "lying". */
export function gerundOf(base: string): string {
  if (base === "be") {
    return "being";
  }
  if (base.endsWith("ie")) {
    return `${base.slice(0, -2)}ying`;
  }
  if (/[^eoy]e$/.test(base)) {
    return `${base.slice(0, -1)}ing`;
  }
  if (base === "panic") {
    return "panicking";
  }
  return doublesConsonant(base) ? `${base}${base.at(-1) ?? ""}ing` : `${base}ing`;
}

function regularPastOf(base: string): string {
  if (base.endsWith("e")) {
    return `${base}d`;
  }
  if (/[^aeiou]y$/.test(base)) {
    return `${base.slice(0, -1)}ied`;
  }
  if (base === "panic") {
    return "panicked";
  }
  return doublesConsonant(base) ? `${base}${base.at(-1) ?? ""}ed` : `${base}ed`;
}

function thirdPersonOf(base: string): string {
  if (base === "be") {
    return "is";
  }
  if (base === "have") {
    return "has";
  }
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) {
    return `${base}es`;
  }
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const bases = new Set([...Object.keys(irregular), ...regular, "unwind"]);
const baseByGerund = new Map([...bases].map((base) => [gerundOf(base), base]));
const pasts = new Set([...bases].map((base) => irregular[base]?.[0] ?? regularPastOf(base)));
const thirdPersons = new Set([...bases].map(thirdPersonOf));

/** Whether the word is the plain form of a verb; many such words can be nouns as well. */
export function isBaseVerb(word: string): boolean {
  return bases.has(word.toLowerCase());
}

export function isPastVerb(word: string): boolean {
  return pasts.has(word.toLowerCase());
}

export function isThirdPersonVerb(word: string): boolean {
  return thirdPersons.has(word.toLowerCase());
}

/** "running" becomes "run"; null when the word is no gerund of a known verb. */
export function baseOfGerund(word: string): string | null {
  return baseByGerund.get(word.toLowerCase()) ?? null;
}

/** "run" stays "run", "lose" becomes "lost", "finish" "finished". */
export function participleOf(base: string): string {
  return irregular[base]?.[1] ?? regularPastOf(base);
}

/** Verbs that can stand before another one or carry a sentence alone. */
const auxiliaries = new Set(
  (
    "am is are was were be been have has had do does did can could will would shall should may might " +
    "must don't doesn't didn't can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't " +
    "haven't hasn't hadn't ain't keep get got"
  ).split(" "),
);

export function isAuxiliary(word: string): boolean {
  return auxiliaries.has(word.toLowerCase());
}

/** Words that may stand between a subject and its verb. */
const adverbs = new Set(
  (
    "just really always never still also only finally often usually constantly already probably " +
    "actually truly so simply even now easily regularly happily naturally gently daily barely hardly " +
    "literally basically honestly genuinely currently recently both all almost nearly suddenly " +
    "no longer consistently confidently calmly proudly joyfully successfully freely kindly quietly sometimes"
  ).split(" "),
);

export function isAdverb(word: string): boolean {
  return adverbs.has(word.toLowerCase());
}
