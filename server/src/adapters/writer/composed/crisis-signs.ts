/** What may stand between a wish and what is wished. */
const filler =
  "(?:(?:just|really|only|sometimes|honestly|simply|actually|even|so|badly|kind of) ){0,3}";

/** Not to be any more, after "want to", "hope I", "wish I". */
const notToBe =
  "(?:die(?! laughing)|died|be dead|was dead|were dead|dead|disappear forever|be gone(?! (?:by|before|for|from|when|until|on|in))|" +
  "(?:not|no longer|cease to|stop|didnt|never) (?:be )?(?:exist|existing|existed|alive|living(?! (?:out|in|with|like|for|off|here|at|by|on|from|paycheck|under|up)\\b)|being alive|breathing)|" +
  "(?:never|not|wasnt|werent|hadnt)(?: have)? (?:been |be )?born(?! (?:in|into|here|to|with|so|a|this)\\b)|was never born|were never born)";

/** Waking that is about an hour, a mood or somebody else, and not about living. */
const wakingUp =
  "(?:wake|woke|waken|waking)(?: up\\b|(?! up\\b))(?! (?:at|late|early|so|too|before|the|my|him|her|them|you|anyone|everyone|to|tired|exhausted|hungover|rested|refreshed|next|from|in time|on time|in the middle|until|till|feeling|a)\\b)";

const medicine = "(?:pills?|tablets?|meds|medication|medicine|paracetamol|antidepressants|insulin)";

const clauseEnds = "(?= *(?:[.!?,;)]|$| and\\b| but\\b| because\\b))";

/** The signs, for a text in lower case without apostrophes. */
const signs = [
  String.raw`\b(?:suicid|sucid|suiside|suicde|unaliv|self[- ]?harm|self[- ]?injur)\w*`,
  String.raw`\b(?:kill|kil|hurt|harm|cut|cutting|hurting|harming|hang|hanging|drown|drowning|shoot|stab|stabbing|poison|gas|strangle) (?:myself|my self)\b(?! (?:some|a|off|out|loose|shaving|chopping|cooking|in the foot|playing|running|skiing|lifting|training|at (?:the gym|work|training|practice|football|yoga))\b)`,
  String.raw`\bburn\w* myself (?:on purpose|again|with (?:a |my )?(?:lighter|cigarettes?))\b|\b(?:gun|knife|blade|razor)\b[^.!?]{0,24}\b(?:on myself|my (?:wrists?|throat|skin|arms?))\b`,
  String.raw`\bkilling myself\b(?! (?:at|with|over|for|trying|to) )`,
  String.raw`\b(?:(?:to|might|could|will|ill|just) off|offing|do myself in|doing myself in|(?:to|might|will) top) myself\b|\bdo(?:ing)? myself in\b`,
  String.raw`(?<!\d ?|\b(?:few|many|some|more|hundred|thousand|of|the|my|in|ten|five|two|three|extra|per|those) )\bkms\b(?! (?:away|from|to|per|a|run|every|each|on|of|in|north|south|east|west|long|later)\b)`,
  String.raw`\bend(?:ing|ed)? it all\b|\b(?:end|ending) my (?:own )?life\b(?! as\b)`,
  String.raw`\b(?:take|taking|took) my (?:own )?life\b(?! (?:back|in|into|seriously|to|one|as|for|day|by|from|further|forward)\b)`,
  String.raw`\b(?:im|going to|want to|ready to|just|about to|feel like|considering|contemplating|thinking (?:of|about)|plan to|planning (?:to|on)|will|ill|might|could|should|time to) (?:just )?end(?:ing)? it(?: tonight| today| now| soon| here| tomorrow| for good| forever| once and for all)?${clauseEnds}`,
  String.raw`\bwant (?:it all|everything|my life|life) to (?:end|stop|be over)\b(?! for\b)`,
  String.raw`\b(?:want|wanted|wanting|wish|wishing|need|hope|hoping|pray|praying|plan|planning|ready|like|love|prefer|rather|trying|tried|decided|deserve|should|(?<!\b(?:is|are|was|hes|shes|its|theyre) )going) ${filler}(?:to |that )?(?:i |id |ill )?${filler}(?:was |were |could |would |had |be |have )?${filler}${notToBe}\b(?! (?:sure|serious|certain|honest|tired|set|on)\b)`,
  String.raw`\b(?:want|wish i could|like) (?:to )?(?:just )?(?:disappear|vanish)\b(?! (?:to|into|for a|on)\b)`,
  String.raw`\b(?:wish|wished|want|rather|hope) (?:i (?:wasnt|werent|am not|wont be|could not be)|not to be|to not be|not be) (?:here|alive|around(?! \w)|(?:on|in) this (?:earth|planet|world))\b`,
  String.raw`\b(?:hope|hoping|wish|wishing|want|wanting|pray(?: to god)?|praying(?: to god)?|like|rather|(?<!what )if(?: only)?)(?: that)? (?:i |id |to )?(?:(?:just|could|would|might|ever|really) )*(?:dont|didnt|never|not|wont|wouldnt)(?: (?:to|ever|even|have to))* ${wakingUp}`,
  String.raw`\b(?:sleep|asleep)\b[^.!?]{0,30}\b(?:never|not|dont|wont|without) (?:(?:ever|have to|having to|to|want to) )*${wakingUp}`,
  String.raw`\bwant to ${filler}(?:go to |just )?sleep forever\b|\bmind (?:not|never) waking up\b|\b(?:die|pass away|go) in my sleep\b`,
  String.raw`\bbetter (?:off )?(?:dead|without me)\b(?<!\b(?:plays?|works?|does|do|did) better without me)`,
  String.raw`\b(?:everyone|everybody|people|world|family|kids|children|parents|they|theyd|all)\b[^.!?]{0,15}\b(?:happier|easier|relieved) without me\b`,
  String.raw`\b(?:care|notice|mind|matter|better|better off|happier|easier|relieved|nothing|cry|glad|misse?d?(?: me)?)\b[^.!?]{0,24} if i (?:just |ever )?(?:die|died|(?:was|were) (?:dead|gone(?! (?:for|on|to)\b)|never born|not here|no more)|disappear|disappeared|vanished|didnt exist|never existed|stopped existing|jumped|(?:wasnt|werent) (?:here|alive|around|born|in it))\b`,
  String.raw`\b(?:wouldnt|dont|not) (?:mind|care about) (?:dying|being dead)\b|\bdont care (?:if|whether) i (?:live|die)\b`,
  String.raw`\b(?:no|without a|without any|whats the|what is the|wheres the|(?:dont|cant) see (?:a|the|any|much)|isnt (?:a|any|much)|have any|is there (?:a|any|even a)|not (?:a|any)) (?:reason|point|use|sense)(?: left| anymore| any more)? (?:to|in|of|for)(?: me)?(?: to)?(?: even| still| keep| keep on)? ?(?:(?:live|living|be alive|being alive|staying alive|stay alive|exist|existing|life|my life)\b(?! (?:in|here|there|with|at|on|near|by|insurance|abroad|out|off)\b)|(?:being here|(?:go|going|carry|carrying) on|waking up)\b)(?! (?:holiday|vacation|a|an|the|with|about|dates?|to|at|early)\b)|\bwhy (?:am i|should i|do i) (?:even |still |go on |keep on |keep |bother )*(?:alive|living|live)\b(?! (?:in|with|here)\b)`,
  String.raw`\bnothing (?:left )?to live for\b|\b(?:lost|losing|no|have no) (?:the |my |more )?will to live\b(?! (?:in|during|at|waiting|listening|watching)\b)`,
  String.raw`\b(?:dont|no longer|never|not) (?:really |even |actually )?(?:want|wish|care|wanting) (?:to |if i )?(?:be alive|exist|be here any ?more|${wakingUp}|live\b(?! (?:here|there|at|near|by|off|under|next|far|up|on (?:my|a|the)|with (?!this|it\b|the pain|myself)|in (?!this (?:world|body|life)))))\b`,
  String.raw`\bcant (?:go on|live like this|live|keep living)(?: any ?more| any longer| much longer)\b|\bcant (?:go on|keep living)(?: like this| living)?${clauseEnds}|\b(?:hate (?:being alive\b|living${clauseEnds})|being alive hurts|(?:want to|cant) do life\b)`,
  String.raw`\b(?:tired|sick|weary|exhausted|fed up|done|finished|over) (?:(?:of|with|from) )?(?:living|being alive|life|existing|my life(?<=(?:done|finished) with my life))\b(?! (?:with|in|out|here|there|at|by|on|alone|for|up|under|off|so|this|pay\w*|through|abroad|next|near|between|from|a|the|my|someone|his|her|without|far|rooms?|costs?|together|apart|admin|insurance|coach\w*)\b)`,
  String.raw`\b(?:not|isnt|aint|wasnt|no longer|hardly|barely|nothing|dont|doesnt|never)\b[^.!?]{0,25} worth living\b|\bis (?:my |this )?(?:life|it|living) (?:even |really )?worth (?:living|it)\b(?<!is it (?:even |really )?worth it)|\b(?:life|living) (?:just )?(?:isnt|is not|aint|doesnt (?:feel|seem)) (?:\w+ )?worth it\b`,
  String.raw`\bwish (?:my )?(?:mum|mom|mother|parents|they) (?:had )?(?:never had|never have had|aborted|hadnt had) me\b`,
  String.raw`(?<!bungee )\b(?:jump|jumping|throw myself|throwing myself) (?:off|from|out of|in front of|under) (?:a|an|the|my|this|that|some)\b[^.!?]{0,12}\b(?:bridge|roof|building|balcony|cliff|window|train|truck|lorry|bus|car|tower|overpass)\b(?! into (?:the )?(?:water|sea|lake|river|pool))|\b(?:im going to jump|want to drown)${clauseEnds}`,
  String.raw`\b(?:step|stepping|walk|walking|run|running) (?:out )?(?:in front of|into|under) (?:a |the |oncoming )?(?:moving |passing )?(?:traffic|train|truck|lorry|bus|cars?)\b(?! (?:stop|station|park))|\b(?:drive|driving|crash|crashing|swerve|swerving|steer|steering) (?:my car |the car |myself )?(?:off|into) (?:a|the|oncoming) ?(?:bridge|cliff|tree|wall|truck|lorry|traffic|lake|river)\b`,
  String.raw`\b(?:hope|wish|pray|care if|mind if|want to) (?:i )?(?:just )?(?:get|got|be) (?:hit by|run over)\b|\b(?:hope|wish) (?:a|some) (?:car|bus|truck|train|lorry) (?:would )?(?:hits?|runs? over) me\b`,
  String.raw`\b(?:slit|slitting|slash|slashing|cut|cutting) (?:open )?my (?:wrists?|veins?|throat|arms?|thighs?|legs?|skin)\b(?! (?:shaving|on|while|when|at|during|playing|gardening)\b)`,
  String.raw`\bi(?:ve)? (?:(?:just|relapsed and|almost|nearly|only|actually|even|have) )*cut (?:again|last night|today|tonight|yesterday|this morning|deep|too deep|on purpose)\b`,
  String.raw`\b(?:started|start|been|keep|kept|back to|thinking (?:about|of)|urges? (?:to|of)|relapsed and|want to|im|was|stop) (?:start |started )?(?:cut|cutting)(?: again| last night| tonight| every (?:day|night)| so much)?${clauseEnds}`,
  String.raw`\b(?:take|taking|took|taken|swallow\w*|down|downing) (?:a (?:whole |full )?(?:bottle|handful|box|packet) of|too many|enough|the whole bottle of|every one of)(?: of)? (?:my |the |these )?(?:\w+ )?${medicine}\b(?! for\b)`,
  String.raw`\b(?:thinking (?:of|about)|thought (?:of|about)|want to|wanted to|going to|could|might|about to|ready to|planning (?:to|on)|tempted to|feel like|considering|contemplating|if i|should|just|ill) (?:just )?(?:take|taking|took|swallow\w*|down|downing) (?:all(?: of)?|every|the rest of|the whole) ?(?:my |the |these |those )?(?:\w+ )?(?:${medicine}|bottle)\b(?! (?:on time|every|each|in|with|as|daily|before|after|for)\b)`,
  String.raw`\b(?:took|swallowed) all (?:of )?(?:my |the )?${medicine} at once\b|\b(?:stockpil\w*|hoarding|saving up|saved up|stash of|stashing) (?:my |the |up )?${medicine}\b|\b(?:got|have) (?:the|my|enough) ${medicine} (?:ready|here|saved)\b`,
  String.raw`\bblow(?:ing)? my (?:brains?|head) out\b|\b(?:gun|pistol) (?:to|in|at|against) my (?:head|mouth|temple)\b|\bbullet (?:in|through|to) my (?:head|brain)\b|\bnoose\b|\bgoodbye (?:notes?|letters)\b`,
  String.raw`\b(?:want|wanted|going|ready|plan\w*) (?:to )?(?:\w+ )?(?:leave|be off|off|out of|be out of) this (?:world|earth|planet|life)\b|\bdont (?:want to be (?:in|on)|belong (?:in|on)) this (?:world|earth|planet|life)\b`,
  String.raw`\b(?:shouldnt|dont deserve to|have no right to) (?:even )?(?:be alive|exist|live)\b|\bi should(?:ve| have) died\b|\bit (?:had|should have|shouldve) been me (?:who|that) died\b|\blet me (?:just )?die\b|\b(?:might|may) as well (?:just )?(?:die|be dead)\b`,
  String.raw`\b(?:want|pray\w*|beg\w*|wish\w*|long\w*) (?:for )?(?:my (?:own )?)?death\b|\bplanning my (?:own )?death\b|\b(?:ways?|how) to (?:\w+ )?die\b(?! (?:laughing|for)\b)`,
  String.raw`\b(?:think\w*|thoughts?|fantasi[sz]\w*|dream\w*|daydream\w*) (?:\w+ )?(?:of|about) (?:my own death|dying(?! (?:my|to|her|his|out|of|off)\b)|being dead|not (?:being (?:here|alive)|existing))\b|\bfeel(?:ing)? like dying\b(?! (?:of|from|to)\b)`,
  String.raw`\b(?:give|giving|given|gave) up on (?:life|living)\b|\b(?:be|go|join)\b[^.!?]{0,30}\bin heaven\b(?<=\b(?:want|wish|ready|going)\b[^.!?]{0,60})`,
  String.raw`\b(?:thinking (?:of|about)|want to|going to|ready to) (?:end|ending) things\b(?! (?:with|between)\b)`,
  String.raw`\bgoodbye,? (?:everyone|everybody|world|all)${clauseEnds}`,
  String.raw`\bstarv(?:e|ed|ing) myself\b`,
  String.raw`\boverdos\w*`,
].map((sign) => new RegExp(sign));

/** In lower case, without apostrophes, and with one spelling for what people shorten. */
function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘ʼ´`]/g, "")
    .replace(/\bwanna\b/g, "want to")
    .replace(/\b(?:gonna|gunna)\b/g, "going to")
    .replace(/\btryna\b/g, "trying to")
    .replace(/\bimma\b/g, "im going to")
    .replace(/\b(?:cannot|can not)\b/g, "cant")
    .replace(/\b(do|does|did|is|was|were|had|would|wo|should) not\b/g, "$1nt")
    .replace(/\bwill not\b/g, "wont")
    .replace(/\b2 (?=die|be|end|kill|live|not)/g, "to ")
    .replace(/\bi am\b/g, "im")
    .replace(/\bi (?:would|had)\b/g, "id")
    .replace(/\s+/g, " ");
}

/** Whether a text speaks of suicide or of hurting oneself. It rather hears it once too often. */
export function isInCrisis(text: string): boolean {
  const plain = normalise(text);
  return signs.some((sign) => sign.test(plain));
}

/** Self-harm, or the wish to die, as something that is over. */
const recovered =
  /\b(?:free (?:of|from)|clean (?:of|from)|no longer|dont|never|havent|stopped|recovered from|quit) (?:(?:want|wanting|think|thinking|thoughts|having|have) (?:to |of |about )?)?(?:self[- ]?(?:harm|injur)\w*|(?:hurt|harm|cutt?|kill)(?:ing)? myself|cutting|suicid\w*|die\b|dying)(?: thoughts| attempts?)?|\bself[- ]?harm[- ]free\b/g;

/** The same of a goal, where "I no longer self-harm" tells of something that is over. */
export function isGoalInCrisis(goal: string): boolean {
  return isInCrisis(normalise(goal).replace(recovered, " "));
}
