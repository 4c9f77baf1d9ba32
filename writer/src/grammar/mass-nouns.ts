/** What stands without "a": "peace", "electricity at home", "tenure". */
const mass = new Set(
  // Of the mind and the heart
  (
    "acceptance affection appreciation attention balance belonging calm certainty clarity closure compassion confidence contentment courage " +
    "creativity discipline energy faith fame focus forgiveness freedom friendship fun gratitude happiness hope humility independence " +
    "joy justice kindness " +
    "laughter love luck motivation patience peace perspective pride privacy quiet recognition relief resilience respect romance safety " +
    "sanity security " +
    "self-belief self-confidence self-control self-esteem self-respect serenity silence simplicity space stability success support time " +
    "tranquillity trust " +
    "understanding wisdom " +
    // Of the body
    "agility air chemo dialysis endurance eyesight fitness flexibility hair health healing hearing hydration medicine memory mobility muscle " +
    "physio posture recovery rehab remission rest skin sleep sobriety stamina strength surgery therapy treatment vision weight " +
    // Of work, study and money
    "english french german spanish italian arabic welsh maths pay advice approval care cash childcare college credit education " +
    "employment engineering experience feedback funding growth homework insurance law " +
    "money music nursing overtime parenthood motherhood fatherhood maternity practice profit progress redundancy residency retirement " +
    "revenue school " +
    "self-employment teaching tenure training tuition university uni wealth work " +
    // Of daily life
    "accommodation art baking coffee tea soup sunlight grass hay honey milk wheat maize wool timber bread breakfast cooking dinner " +
    "electricity equipment food football fruit furniture gardening heating help housing " +
    "camping hiking running rugby cricket tennis basketball netball hockey boxing karate judo ballet archery climbing cycling fishing " +
    "sailing skiing surfing rowing golf chess salsa internet jewellery land lunch nature power rain rice snow sunshine supper swimming " +
    "transport travel water wifi yoga pilates meditation " +
    // Of state and faith
    "asylum baptism citizenship confirmation hajj umrah ordination permission sainthood salvation shabbat worship"
  ).split(" "),
);

/** Whether a noun stands without "a", and is of no number. */
export function isMass(noun: string): boolean {
  const lower = noun.toLowerCase();
  return (
    mass.has(lower) ||
    (/[a-z]{3}ness$/.test(lower) && !/^(?:business|harness|witness|wilderness)$/.test(lower))
  );
}
