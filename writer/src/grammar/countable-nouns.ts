/** What somebody may want one of. They can't stand without "a", "my" or the like. */
const byKind = {
  homes:
    "allotment annexe apartment attic balcony barn basement bathroom bathtub bed bedroom bungalow cabin chalet condo conservatory coop " +
    "cottage couch " +
    "desk door driveway farm farmhouse fence fireplace flat floor garage garden gate gazebo hall hammock greenhouse house houseboat " +
    "island kitchen lamp lease loft mansion " +
    "mattress mortgage nursery office paddock patio playground plot polytunnel pond pool porch ranch roof room sauna shed shelf shower " +
    "sink sofa stable studio summerhouse swing trampoline treehouse table tap terrace " +
    "toilet veranda villa wardrobe shutter hallway chair carpet rug mirror path wall deck extension bookcase window workshop yard",
  vehicles:
    "bicycle bike boat bus cab camper campervan canoe car caravan helicopter jet kayak lorry minibus moped motorbike narrowboat " +
    "motorcycle motorhome " +
    "plane rickshaw scooter ship taxi tractor trailer truck van wheelchair yacht",
  devices:
    "boiler bookshelf camera computer console cooker dishwasher drone dryer engine freezer fridge generator heater hoist kiln laptop loom machine " +
    "microphone mill mower oven phone plough printer pump smartphone stairlift stove tablet tank alarm telescope television kit tent " +
    "tool treadmill tv aid panel lathe pen chainsaw battery fan stroller pram crib cot stick ramp rail walker",
  instruments:
    "accordion bagpipe banjo mandolin oboe organ recorder synth trombone viola bass cello clarinet drum flute guitar harp keyboard " +
    "piano saxophone trumpet ukulele violin",
  body: "ankle arm beard bone brain ear eye foot hand jaw leg neck nose spine checkup diagnosis elbow haircut heart hip implant kidney knee liver lung operation scan shoulder smile stomach tattoo tooth transplant voice waist wrist",
  clothes:
    "bag boot cap coat crown sari shirt shoe skirt tie dress gown handbag jacket necklace outfit ring kilt suit uniform watch wig",
  work:
    "agency bakery bank bar bonus brand brewery business cafe career chain channel charity clinic coffeeshop company contract dairy " +
    "deal factory firm " +
    "foundation franchise gallery gym hairdresser's hospital hostel hotel guesthouse internship interview invention job shift task " +
    "kindergarten kiosk laboratory lab lodge market newsletter " +
    "orchard orphanage partnership patent payrise pharmacy placement plantation podcast portfolio position pot product promotion pub " +
    "raise rise restaurant " +
    "spa role salary sale client customer bookshop barbershop boutique creche daycare nightclub takeaway tearoom salon shop stall " +
    "startup store sponsor vineyard wage warehouse website blog app",
  study:
    "apprenticeship bachelor's badge bursary cert certificate certification class course degree diploma dissertation doctorate exam " +
    "fellowship grade " +
    "grant master's lecture lesson major minor module phd postdoc qualification scheme scholarship score seat test thesis traineeship",
  papers:
    "account address letter report speech talk appointment bill card cheque deposit document invoice fund income licence license loan " +
    "passport pension permit policy visa",
  works:
    "album anthem article artwork award comic cartoon movie quilt sweater video scarf blanket belt book documentary essay exhibition " +
    "film gig medal memoir novel painting paper poem prize record recipe screenplay " +
    "script sculpture show single song story stage title tour trophy",
  sport:
    "championship cup field handstand pitch game goal half-marathon ironman marathon match parkrun race season tournament triathlon " +
    "trial ultramarathon",
  events:
    "anniversary barbecue birth birthday break ceremony conference cruise date engagement festival getaway holiday honeymoon journey night " +
    "party picnic pilgrimage project proposal carnival concert ball reunion retreat sabbatical safari summer trip vacation visit wake " +
    "wedding walk swim weekend winter",
  animals:
    "beehive alpaca budgie canary cat chick cow dog duck foal goldfish goose hamster kid lamb mare mule ox ram snake donkey goat hen " +
    "hive horse kitten parrot pet pig pony puppy rabbit tortoise",
  loved: "baby child grandchild husband wife girlfriend boyfriend partner friend",
  circles:
    "band brigade choir church orchestra squad union network club community congregation crew family group marriage mosque relationship " +
    "school team temple theatre library museum",
  conditions:
    "accent audience bit call core offer parlour pass price rota streak cure end dictionary effort answer apology beach bonfire " +
    "boundary chat conversation cuddle commute borehole budget chance choice city corner country day decision diet fire flower forest " +
    "future goodbye grave habit harvest hobby home hour kiss legacy life lifestyle mind month " +
    "morning name neighbourhood opportunity place plan purpose reason reputation resort result rhythm river road routine schedule sense " +
    "skill start talent " +
    "town tree trick view village week year evening world",
};

const irregular: Readonly<Record<string, string>> = {
  children: "child",
  feet: "foot",
  lives: "life",
  shelves: "shelf",
  teeth: "tooth",
  wives: "wife",
};

const countable = new Set(Object.values(byKind).flatMap((nouns) => nouns.split(" ")));

/** "parties" as "party", "classes" as "class"; a word that is no plural as it is. */
export function singularOf(noun: string): string {
  const known = irregular[noun];
  if (known !== undefined) return known;
  if (noun.endsWith("ies")) return noun.replace(/ies$/, "y");
  if (/(?:ch|sh|s|x|z)es$/.test(noun)) return noun.replace(/es$/, "");
  return /[^s]s$/.test(noun) ? noun.replace(/s$/, "") : noun;
}

/** Whether a noun of one thing needs "a" or the like: "motorbike", never "motorbikes" or "peace". */
export function isOneThing(noun: string): boolean {
  return countable.has(noun.toLowerCase());
}

/** Whether the word is the plural of one of them: "motorbikes". */
export function areThings(noun: string): boolean {
  const lower = noun.toLowerCase();
  const singular = singularOf(lower);
  return (singular !== lower && countable.has(singular)) || others.has(lower);
}

/** Plurals of which one is hardly wished for, or that have no singular. */
const others = new Set(
  (
    "abs keys mates pals arrears bees chambers premises quarters biceps books boundaries brows cakes chickens clothes cows customers " +
    "clients dreams evenings eyes eyelashes fans followers friends " +
    "glasses grades hours jeans kids legs lessons listeners lungs manners marks meals memories mornings muscles nails neighbours nerves nights " +
    "orders papers plants people readers reps results roots sales savings shares shoes skills stairs steps stocks students subscribers sundays " +
    "mondays tuesdays wednesdays thursdays fridays saturdays teeth tickets trees twins users veg vegetables views weekends wheels words " +
    "grandchildren children " +
    "hens goats acres fees bills debts taxes knees hips hands arms curls braces vaccines repairs"
  ).split(" "),
);
