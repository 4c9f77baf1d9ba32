import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const angry: Theme = {
  name: "angry",
  group: "friction",
  signs:
    /\b(?:angry|anger|furious|rage|mad|frustrat\w*|annoy\w*|irritat\w*|resent\w*|unfair|fed up|pissed|livid|hate (?:my|this|it|that|how)|sick of)\b/g,
  weight: 2,
  things: {},
  near: ["boundaries", "speaking", "calm", "movement", "self"],
  meet: passages`
    There's heat in you today, and it didn't come from nowhere.

    Something wasn't fair, and some part of you stood up. Good. It's meant to.

    You've had the conversation twelve times, and you were magnificent.

    Anger's a guard dog. It barks because something in the house matters.

    Your jaw's got hold of it. Let your jaw have a rest.

    It's often what hurt looks like when it's been told not to cry.

    You were patient for so long. People take that for having no limit.

    Nobody is asking you to be nice about it in here.
  `,
  turn: passages`
    You needn't throw it, and you needn't swallow it. You can hold it, like a hot cup, till it's cool enough.

    There's a line there, and you've just found it. It's a useful thing to know.

    Walk it round the block. It's got legs. Let it use them.

    Ask what it's guarding. It'll go quieter once it's been asked.

    What you do with it can wait until your hands are warm and not hot.

    You can be fierce and slow. It's a good combination.

    It wasn't right. You can say so, and then have your day back.
  `,
  tie: passages`
    Nobody gets to take that from you. They can't even reach it.

    There's some of that same fire in it, put to good use.

    It's made you stronger than shouting would have.

    That's worth protecting. It's what the dog is barking for.

    It stands there, quite cool, whatever anyone said.

    So you've got something better to do with your strength.

    They don't know that about you. It's their loss, today.
  `,
  along: phrases`
    I can be angry and stay myself.
    I know where my line is.
    I choose what I do with this.
    I let the heat go, and keep the clearness.
    I can be fierce and kind.
  `,
  close: phrases`
    Shake out your hands, both of them. Now go.
    Go up some stairs, or down a street, until it's only weather.
    Say it once, plainly, when you're cool. Or don't, and go and dance.
    Unclench everything you've got, and go on.
    Give the dog a pat, and let it lie down.
  `,
  titles: phrases`
    The dog by the door
    After the heat
    Strong and slow, {where}
    A clear line
    The guard dog rests
    Fierce and slow
    Cooling, {where}
    Where the line is
    Warm hands, not hot
    Heat put to use
  `,
  preferences: phrases`
    Calm strength
    Cool and clear
    Grounded power
    Ease after heat
  `,
};
