/** What one may be by trade, by rank or by standing. */
const roles = new Set(
  (
    "accountant acrobat actor actress acupuncturist agent adviser advisor ambassador analyst anaesthetist apprentice archaeologist " +
    "architect artist astronaut " +
    "athlete attorney auditor author baker ballerina banker barber barista barrister bartender beautician assistant beekeeper biologist " +
    "blacksmith botanist boxer bricklayer broker " +
    "builder butcher captain caretaker carer carpenter cashier champion chef chemist chiropractor citizen cleaner clerk climber clown " +
    "coach coder comedian composer conductor " +
    "constable consultant contractor cook copywriter councillor counsellor counselor curator cyclist dancer deacon dentist deputy " +
    "designer detective developer dermatologist " +
    "dietitian diplomat director diver dj doctor driver doula drummer ecologist economist editor electrician engineer entrepreneur " +
    "executive farmer filmmaker " +
    "firefighter fireman fisherman florist footballer foreman founder freelancer gardener geologist goalkeeper governor grandfather " +
    "grandma grandmother grandparent " +
    "guide guitarist hairdresser headteacher healer historian homeowner housekeeper hygienist illustrator imam influencer inspector " +
    "instructor interpreter " +
    "inventor investor jeweller journalist judge lawyer leader lecturer librarian lifeguard linguist locksmith machinist magistrate " +
    "manager marine marshal mathematician mayor " +
    "mechanic medic member midwife millionaire minister missionary model monk mountaineer musician nanny neurologist notary novelist " +
    "nun nurse nutritionist " +
    "officer optician optometrist organist osteopath owner paediatrician painter paralegal paramedic pastor pathologist pharmacist " +
    "phlebotomist philosopher photographer " +
    "physicist physiotherapist pianist pilot planner plasterer player plumber pm podiatrist poet policeman policewoman politician " +
    "postman potter priest principal " +
    "producer professor programmer psychiatrist psychologist rabbi radiographer ranger realtor receptionist recruiter referee rep " +
    "reporter researcher " +
    "resident roofer runner sailor salesman scholar scientist screenwriter sculptor seamstress secretary senator sergeant singer " +
    "skipper socialworker soldier " +
    "solicitor songwriter sonographer specialist statistician steward stewardess strategist streamer student stylist superintendent " +
    "supervisor surgeon surveyor swimmer " +
    "tailor teacher technician therapist trader trainer translator treasurer trucker trustee tutor umpire underwriter veterinarian vet " +
    "videographer vicar violinist vlogger volunteer " +
    "waiter waitress watchmaker welder winemaker worker wrestler writer youtuber zoologist chairman chairwoman ceo cfo cto president " +
    "abbot headmaster headmistress lead"
  ).split(" "),
);

/** Posts of which there is one: "head chef", "abbot". */
const posts =
  /^(?:(?:head|chief) \w+|(?:team |vice |deputy |class |club |school )?(?:captain|president|principal|treasurer|chair|chairman|chairwoman|mayor|abbot|secretary|ceo|cfo|cto|headmaster|headmistress)|head (?:boy|girl))$/i;
/** Those that one may want to have at one's side as well as to be. */
const served =
  /^(?:agent|apprentice|assistant|caretaker|cleaner|coach|cook|counsellor|counselor|deputy|gardener|guide|healer|housekeeper|landlord|mentor|nanny|publisher|therapist|trainer|tutor)$/;
/** Said of somebody else as a rule: "a good doctor", "a kinder boss". */
const praised =
  /^(?:good|great|better|best|nice|kind|kinder|new|honest|reliable|decent|cheap|caring|patient|loving|happy|private|calm|personal|first|live-in)$/;

export const isRole = (noun: string): boolean => roles.has(noun.toLowerCase());

/** Whether of a post there is one, so that it stands without "a". */
export const isPost = (words: string): boolean => posts.test(words);

/** Whether somebody who names no more than this wants to be it: "senior nurse", never "cleaner" or "new dentist". */
export function isWishedToBe(phrase: readonly string[]): boolean {
  const words = phrase.map((word) => word.toLowerCase());
  return (
    isRole(words.at(-1) ?? "") &&
    !words.some((word) => praised.test(word)) &&
    // "Football coach" and "travel agent" are trades.
    (words.length > 1 || !served.test(words[0] ?? ""))
  );
}
