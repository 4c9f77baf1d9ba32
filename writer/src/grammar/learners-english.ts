import { isVerb } from "./verbs.ts";

/** "My hands was", "I was teacher", "it is normal day". */
const misbuilt =
  /\b\w+[^\Wsui]s was\b|\b(?:am|was|i'm|is) (?:software|teacher|nurse|student|engineer|doctor|driver|cleaner|cook|manager|mother of|father of)\b|\b(?:is|was|am|i'm) (?:very |so )?(?:normal|good|bad|nice|hard|long|big|small|difficult|beautiful|ordinary|quiet|special|happy) (?:day|job|week|person|man|woman|student|teacher|house|city|country|problem|thing|question|time|work)\b|\b(?:am|is|are|was|were|'m|'s|'re) (?:not )?(?:knowing|understanding|wanting|believing|needing|having (?:a|no|my|the)|owning|belonging)\b|\b(?:on|at) first$/i;
const oneSomebody =
  /^(?:he|she|woman|man|boss|chef|teacher|doctor|nurse|agency|landlord|neighbour|manager|wife|husband|son|daughter|boy|girl|brother|sister|mother|father|mum|dad)$/;
/** After these the bare form is right: "let him go", "he and my son go". */
const takesBareForm =
  /^(?:let|lets|make|makes|made|see|saw|hear|heard|help|helped|watch|watched|do|does|did|can|could|will|would|must|should|may|might|to|and|or|if|than|\w+n't)$/;

/** Whether somebody writes who is learning English: "the woman speak", "I did understood". */
export function isLearnersEnglish(text: string): boolean {
  const words = text.toLowerCase().split(/[^a-z']+/);
  return (
    misbuilt.test(text) ||
    words.some((word, at) => {
      const next = words[at + 1] ?? "";
      if (/^did(?:n't)?$/.test(word)) return isVerb(next, "past") && !isVerb(next, "base");
      const isBare = isVerb(next, "base") && !isVerb(next, "past", "third");
      const before = words.slice(Math.max(0, at - 3), at);
      return oneSomebody.test(word) && isBare && !before.some((each) => takesBareForm.test(each));
    })
  );
}
