import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

/** Harm at the hands of somebody, often one who is known: lately, or long ago. */
export const violence: Theme = {
  name: "violence",
  group: "ache",
  signs:
    /\b(?:abus(?:e|es|ed|er|ive)|chok(?:ed|es|ing) me|strangl\w*|raped?|rapist|sexual\w* (?:assault\w*|harass\w*|attack\w*)|(?:was|been|got|being) (?:assaulted|attacked|molested|groomed|strangled|beaten(?! (?:by|at|in|to)\b))|assaulted me|molest\w*|touched me (?:when i|as a|without|inappropriately|there|while)|forced (?:himself|herself|themselves) on me|forced me to|(?:beats|hurts) me(?! (?:to|at|why|that|when|how|so)\b)|beat me up|beats? me(?= (?:again|last|when|with|because)\b)|(?:slapped|punched|kicked|shoved|strangled|bit|burned|attacked|grabbed) me|(?:pushed|threw) me (?:down|against|into|over|off|out)|(?:he|she|dad|father|mum|mom|mother|husband|wife|boyfriend|girlfriend|partner|brother|stepdad|ex) (?:hits?|beat|beats|pushed|pushes) me|(?<!\b(?:it|that|this|news|grief|reality|just|really|suddenly|finally) )hits? me(?! (?:hard|up|that|like|how|all|when|today|out of)\b)|(?:un|not |never |n't feel |don't feel )safe (?:at home|with (?:him|her)|around (?:him|her))|afraid of (?:him|her)|afraid to go home|scared of (?:my (?:husband|wife|boyfriend|girlfriend|partner|dad|father|ex)|him|her)|stalk\w*|domestic violence)\b/g,
  weight: 3,
  things: {},
  near: ["calm", "friends", "self", "body"],
  sore: ["love", "family", "body"],
  meet: passages`
    What was done to you was wrong.
    It was done by somebody else, and the blame for it isn't yours.

    I believe you.
    You don't have to prove it to me, or find better words.

    You may feel everything about it at once, or nothing at all.
    Both are what a body does after harm.

    When it's somebody you knew, nothing about it is simple.
    Whatever you feel about it, or about them, you're allowed to feel.

    There's nothing you could have worn, or said, or left undone, that makes this your fault.

    It took something to write that down.
    You can stop here, if that's enough for today.

    Fear like this isn't weakness. It's your whole self, keeping watch for you.
  `,
  turn: passages`
    If you aren't safe where you are, please go to somebody who is safe, or call your local emergency number.
    You don't need to be sure first.

    There may be one person who'd believe you. You could tell them one sentence of it.

    There are people whose work is to listen to exactly this.
    They won't push you to do anything.

    If you were hurt lately, a doctor can look after you, and you decide what else happens.

    You choose whom to tell, and when, and how much.

    Nobody has a right to hurt you. No mood, no drink and no apology changes that.

    You don't have to forgive, or explain, or be over it by now.
  `,
  tie: passages`
    What was done to you can't take that away.

    You can leave that lying for today. It stays yours.

    That belongs to you, and to nobody else.

    You may not feel it now. It doesn't ask you to.

    There's no hurry about it. Being safe comes first.

    It's a part of you that nobody has laid a hand on.

    Let it be there quietly, for when there's room.
  `,
  along: phrases`
    It wasn't my fault.
    I'm allowed to be safe.
    I can tell somebody I trust.
    I don't have to carry this by myself.
    I decide how near anyone comes.
  `,
  close: phrases`
    Now let one person who is kind to you know how you are.
    Be where you feel safe, and let somebody be with you there.
    Go gently. You can ask for help before you know what to say.
    Stay near the people who are good to you today.
    Go slowly now, to where you feel safest, and to somebody you trust.
  `,
  titles: phrases`
    Believed, and not alone
    Not yours to carry
    A safe place, {where}
    Gently, and at your pace
    Someone on your side
    As slow as you like
    Near, and kind
    Your own ground
    Room to be safe
    With you, {where}
  `,
  preferences: phrases`
    Gentle company
    Safe and near
    Quiet care
    Soft strength
  `,
};
