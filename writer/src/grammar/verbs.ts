/** The forms of a verb: "run", "runs", "ran", "run", "running". */
export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";

/** What can't be derived: plain form, past, participle, and the past again where two are in use. */
const irregular = (
  "be was been|become became become|begin began begun|bend bent bent|beat beat beaten|bet bet bet|" +
  "bite bit bitten|blow blew blown|break broke broken|breed bred bred|bring brought brought|" +
  "build built built|burn burnt burnt burned|buy bought bought|catch caught caught|choose chose chosen|" +
  "come came come|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|" +
  "dream dreamt dreamt dreamed|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|" +
  "feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|" +
  "forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|" +
  "go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|" +
  "hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt|know knew known|" +
  "lay laid laid|lead led led|learn learnt learnt learned|leave left left|lend lent lent|let let let|" +
  "lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met|" +
  "mow mowed mown|overcome overcame overcome|pay paid paid|put put put|quit quit quit|read read read|" +
  "ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|" +
  "sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken|shine shone shone|" +
  "shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|" +
  "sleep slept slept|slide slid slid|speak spoke spoken|spell spelt spelt spelled|spend spent spent|" +
  "spin spun spun|spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|" +
  "strike struck struck|sweep swept swept|swim swam swum|swing swung swung|take took taken|" +
  "teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|" +
  "understand understood understood|unwind unwound unwound|wake woke woken|wear wore worn|" +
  "weave wove woven|weep wept wept|win won won|withdraw withdrew withdrawn|write wrote written"
).split("|");

const regular = (
  "abandon accept accompany accomplish achieve act adapt add admire admit adopt adore advise afford agree aim " +
  "allow answer apologise apologize apply appreciate argue arrange arrive ask attend avoid bake balance " +
  "bathe believe belong bike blame blog boil borrow bother bowl box breathe budget bury cancel camp care " +
  "carry carve celebrate change charge chat cheat check chase circle clean clear climb close coach collect commit " +
  "communicate commute compare compete complain complete compose conduct connect conquer consider contribute " +
  "control convince cook cope count cover crack craft crave create crochet cross cry cuddle cure cycle dance date debate " +
  "decide declutter decorate define deliver delegate delete deserve design develop die disagree disappoint discover " +
  "discuss divorce donate doubt dress drop earn edit embrace embroider employ encourage end enjoy enter exercise " +
  "exhibit exist expect explain explore express face fail farm fast fear fill film finish fish fit fix " +
  "float focus fold follow foster freelance fund fundraise gain gamble garden gather giggle glow graduate greet " +
  "guide hand handle happen hate heal help hike hire hope host hug hunt ignore impress improve inspire interview invest " +
  "invite iron jog join joke journal juggle jump kayak kick kiss knit knock land last laugh launch lift like " +
  "limit listen live look love maintain manage market marry master matter measure meditate memorise mend mentor " +
  "mind miss motivate move nap need network notice nurse obey offer open order organise organize overthink overeat " +
  "owe own pack paint panic parent park participate pass pause perform phone photograph pick plan plant play please " +
  "polish post practise practice praise pray preach prepare present prioritise procrastinate produce program " +
  "promise promote protect prove provide publish pull push qualify raise reach react realise realize receive " +
  "recognise reconnect record reconcile recover recycle reduce refuse regret rehearse relapse relax relocate rely remain remember renew renovate " +
  "rent repair repay reply rescue resist respect respond rest retire return reward row rush sail save scare " +
  "score sculpt search serve settle share ship shop shout sign skate sketch ski skip smile smoke snore solve sort " +
  "sponsor start starve stay step stop store stream stress stretch strive struggle study stutter succeed suffer " +
  "supervise support surf survive swap sweat switch talk taste tend thank thrive tick tidy tithe touch tour track " +
  "trade train translate travel treasure treat trek trust try turn tutor twist type unlearn upgrade use value vape visit " +
  "volunteer vote wait walk want wash waste watch water weigh welcome weld whisper wish wonder work worry " +
  "worship wrestle yell"
).split(" ");

/**
 * Every word that can be the regular form of the verb, in each way it could be spelled: they are only
 * recognised, never said, so "traveled" and "travelled" are met and nothing is ever misspelt aloud.
 */
function regularForms(base: string): Record<Exclude<VerbForm, "base">, readonly string[]> {
  const stem = base.replace(/e$/, "");
  const doubled = base === "panic" ? "panick" : stem + (stem.at(-1) ?? "");
  const past = [`${stem}ed`, `${doubled}ed`, base.replace(/y$/, "ied")];
  return {
    third: [`${base}s`, `${base}es`, base.replace(/y$/, "ies")].filter((word) => word !== base),
    past: past.filter((word) => word !== base),
    participle: past.filter((word) => word !== base),
    gerund: [`${stem}ing`, `${doubled}ing`, `${base}ing`, `${base.replace(/ie$/, "y")}ing`],
  };
}

interface Word {
  readonly base: string;
  readonly forms: Set<VerbForm>;
}

function readLexicon(): ReadonlyMap<string, Word> {
  const lexicon = new Map<string, Word>();
  const add = (base: string, form: VerbForm, words: readonly string[]): void => {
    for (const word of words) {
      const known = lexicon.get(word) ?? { base, forms: new Set() };
      lexicon.set(word, known);
      known.forms.add(form);
    }
  };
  for (const entry of [...irregular, ...regular]) {
    const [base = "", past, participle, other] = entry.split(" ");
    const derived = regularForms(base);
    const others = other === undefined ? [] : [other];
    add(base, "base", [base]);
    add(base, "third", derived.third);
    add(base, "gerund", derived.gerund);
    add(base, "past", past === undefined ? derived.past : [past, ...others]);
    add(
      base,
      "participle",
      participle === undefined ? derived.participle : [participle, ...others],
    );
  }
  add("be", "third", ["is"]);
  add("be", "past", ["were"]);
  add("have", "third", ["has"]);
  return lexicon;
}

const lexicon = readLexicon();

/** Whether the word is one of these forms of a known verb; many such words can be nouns as well. */
export function isVerb(word: string, ...anyOf: readonly VerbForm[]): boolean {
  const forms = lexicon.get(word.toLowerCase())?.forms;
  return forms !== undefined && anyOf.some((form) => forms.has(form));
}

/** "ran", "runs" and "running" as "run"; a word that is no known verb as it is. */
export function baseOf(word: string): string {
  return lexicon.get(word.toLowerCase())?.base ?? word;
}
