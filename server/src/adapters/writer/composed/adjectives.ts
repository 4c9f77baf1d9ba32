/** States that a person is in: good ones as goals, hard ones as what is on the mind. */
const states = new Set(
  (
    "able abundant accepted accomplished active adaptable admired adventurous alive ambitious assertive " +
    "athletic authentic available aware awake balanced beautiful blessed bold brave bright busy calm " +
    "capable careful carefree caring centred centered cheerful clear clever comfortable committed " +
    "compassionate composed confident connected consistent content cool courageous creative curious " +
    "daring decisive dedicated desirable determined disciplined driven eager effective efficient " +
    "employed empowered energetic energised energized engaged enough enthusiastic excellent excited " +
    "expressive faithful famous fearless fertile fit flexible focused focussed free friendly fulfilled " +
    "fun funny generous gentle genuine good graceful grateful grounded growing happy hardworking healed " +
    "healthy helpful honest hopeful humble hydrated important independent inspired inspiring intentional " +
    "joyful kind lean light lighthearted limber loved lovable loving lucky married mindful mobile " +
    "motivated open optimistic organised organized original outgoing pain-free patient peaceful " +
    "persistent playful positive powerful pregnant prepared present principled productive professional " +
    "promoted proud punctual qualified quiet ready recovered relaxed reliable resilient respected " +
    "responsible rested rich safe satisfied secure self-assured self-confident self-employed selfless " +
    "sensible serene settled silly sincere sober social solvent spontaneous stable steady still strong " +
    "stress-free successful supported supportive supple sure talented tall tender thankful thoughtful " +
    "tidy toned tough tranquil trusting unafraid unapologetic unbothered understanding unhurried " +
    "unique unshakeable unstoppable useful valued vegan vegetarian visible vulnerable warm wealthy well " +
    "whole willing wise worthy young debt-free smoke-free alcohol-free sugar-free " +
    "afraid alone angry annoyed anxious ashamed behind blocked bored broke broken burned burnt confused " +
    "cross depressed desperate devastated disappointed discouraged distracted down drained embarrassed " +
    "empty exhausted fed-up frantic fried frightened frustrated furious guilty heartbroken helpless " +
    "homesick hopeless hurt impatient insecure invisible irritable irritated jealous jittery late lazy " +
    "lonely lost low mad miserable moody nervous numb old on-edge overloaded overwhelmed panicked " +
    "panicky pessimistic powerless preoccupied resentful restless sad scared scattered shaken shaky " +
    "shattered shocked sick sleepless sleepy sore sorry spent stressed stretched stuck tense terrified " +
    "thrilled tired torn trapped unhappy unloved unmotivated unprepared unsettled unsure unwell upset " +
    "useless weary wired worn worried worthless wrecked pumped delighted relieved nostalgic touched"
  ).split(" "),
);

/** Fixed phrases that follow "I'm" as they stand. */
const statePhrases = new Set(
  (
    "at peace|at ease|in love|in control|in shape|in charge|on time|on track|out of debt|debt free|" +
    "free of debt|pain free|smoke free|alcohol free|stress free|anxiety free|financially free|" +
    "financially independent|financially secure|financially stable|fully present|fully booked|" +
    "self employed|well rested|at home in my body|burned out|burnt out|worn out|stressed out|" +
    "freaked out|on edge|fed up|all over the place|at a loss|in pain|in a rut|on my own|at my limit"
  ).split("|"),
);

const degrees =
  /^(?:(?:so|very|really|too|just|quite|pretty|super|totally|completely|a bit|a little|kind of|deeply|truly|always|more|less|fully|extremely|absolutely|feeling|still|utterly|way too|physically|mentally|emotionally) )+/i;

/** Whether the words can follow "I'm" and then tell a state: "so tired", "calm and confident". */
export function isState(words: string): boolean {
  const parts = words
    .toLowerCase()
    .split(/,? and (?:so )?|, /)
    .map((part) => part.replace(degrees, "").trim());
  return parts.every((part) => isStateWord(part) || statePhrases.has(part));
}

/** Whether one word alone is a state, or more of one: "calm", "calmer", "happier". */
export function isStateWord(word: string): boolean {
  const lower = word.toLowerCase();
  const plain = [
    lower,
    lower.replace(/er$/, ""),
    lower.replace(/r$/, ""),
    lower.replace(/ier$/, "y"),
  ];
  return plain.some((form) => states.has(form)) || lower === "fitter";
}
