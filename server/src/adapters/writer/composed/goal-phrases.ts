/** Goals that are often written as a bare noun, and the sentence that each stands for. */
const sentences: Readonly<Record<string, string>> = {
  confidence: "I am confident",
  "self confidence": "I am sure of myself",
  "self-confidence": "I am sure of myself",
  "self esteem": "I think well of myself",
  "self-esteem": "I think well of myself",
  "self love": "I am kind to myself",
  "self-love": "I am kind to myself",
  "self care": "I take care of myself",
  "self-care": "I take care of myself",
  "self worth": "I know my own worth",
  "self-worth": "I know my own worth",
  "self respect": "I respect myself",
  "self-respect": "I respect myself",
  "self acceptance": "I accept myself",
  "self discipline": "I do what I said I would do",
  "self-discipline": "I do what I said I would do",
  peace: "I am at peace",
  "inner peace": "I am at peace",
  "peace of mind": "I have peace of mind",
  calmness: "I am calm",
  serenity: "I am calm",
  patience: "I am patient",
  courage: "I am brave",
  bravery: "I am brave",
  strength: "I am strong",
  energy: "I have energy for my days",
  "more energy": "I have energy for my days",
  happiness: "I am happy",
  joy: "I have joy in my days",
  love: "I love and I am loved",
  friendship: "I have good friends",
  friends: "I have good friends",
  freedom: "I am free",
  "financial freedom": "I am financially free",
  "financial independence": "I am financially independent",
  "financial security": "I am financially secure",
  "financial stability": "I am financially stable",
  balance: "I live in balance",
  "work life balance": "I have time for work and time for life",
  "work-life balance": "I have time for work and time for life",
  discipline: "I do what I said I would do",
  consistency: "I keep going, day after day",
  focus: "I am focused",
  clarity: "I see clearly",
  gratitude: "I am grateful",
  forgiveness: "I forgive",
  health: "I am healthy",
  "good health": "I am healthy",
  "better health": "I am healthy",
  fitness: "I am fit",
  sobriety: "I am sober",
  success: "I am successful",
  stability: "I stand on steady ground",
  purpose: "I live with purpose",
  creativity: "I make things",
  independence: "I am independent",
  presence: "I am present",
  mindfulness: "I am mindful",
  meditation: "I meditate",
  exercise: "I exercise",
  sleep: "I sleep well",
  rest: "I rest well",
  "better sleep": "I sleep well",
  "good sleep": "I sleep well",
  "more sleep": "I get enough sleep",
  "enough sleep": "I get enough sleep",
  "a promotion": "I have been promoted",
  promotion: "I have been promoted",
  marriage: "I am married",
  boundaries: "I keep my boundaries",
  "healthy boundaries": "I keep healthy boundaries",
  "setting boundaries": "I set boundaries",
  "morning routine": "I have a morning routine",
  journaling: "I keep a journal",
  journalling: "I keep a journal",
  yoga: "I do yoga",
  "healthy eating": "I eat well",
  "healthier eating": "I eat well",
  resilience: "I am resilient",
  hope: "I am hopeful",
  "no debt": "I am out of debt",
  retirement: "I am retired",
  motherhood: "I am a mother",
  fatherhood: "I am a father",
  parenthood: "I am a parent",
  travel: "I travel",
  adventure: "I have adventures",
  "my own boss": "I am my own boss",
  girlfriend: "I have a girlfriend",
  boyfriend: "I have a boyfriend",
  "clear skin": "I have clear skin",
  "clear mind": "I have a clear mind",
  "clear head": "I have a clear head",
  "clear conscience": "I have a clear conscience",
};

/** The sentence that a bare goal stands for, in the first person; null when it is not known. */
export function sentenceOfBareGoal(words: string): string | null {
  const key = words.toLowerCase();
  return Object.hasOwn(sentences, key) ? (sentences[key] ?? null) : null;
}

const roles = new Set(
  (
    "author writer poet novelist blogger journalist editor mother father mum mom dad parent wife husband " +
    "partner friend son daughter sister brother grandmother grandfather grandparent runner swimmer " +
    "cyclist climber athlete dancer singer musician guitarist pianist drummer artist painter sculptor " +
    "photographer filmmaker director actor actress designer illustrator architect engineer developer " +
    "programmer scientist researcher doctor nurse surgeon therapist psychologist counsellor counselor " +
    "dentist vet pharmacist midwife teacher professor lecturer tutor coach trainer mentor lawyer " +
    "solicitor barrister judge accountant analyst consultant manager leader boss founder entrepreneur " +
    "owner homeowner landlord freelancer chef baker cook barista gardener farmer carpenter builder " +
    "electrician plumber mechanic pilot driver firefighter paramedic student graduate speaker listener " +
    "reader thinker learner millionaire person human woman man volunteer traveller traveler explorer " +
    "creator maker streamer youtuber podcaster producer ceo partner champion winner non-smoker nonsmoker " +
    "marathoner triathlete yogi meditator citizen neighbour neighbor colleague teammate captain minister"
  ).split(" "),
);

/** Whether the word names who somebody is: "author", "mother", "homeowner". */
export function isRole(word: string): boolean {
  return roles.has(word.toLowerCase());
}

/** "a" or "an" before the word, by its sound. */
export function articleFor(word: string): "a" | "an" {
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(lower)) {
    return "an";
  }
  if (/^(?:uni(?!n|m)|u[ks]\b|us[aeiu]|eu|one\b|once\b|ut[eio])/.test(lower)) {
    return "a";
  }
  return /^[aeiou]/.test(lower) ? "an" : "a";
}
