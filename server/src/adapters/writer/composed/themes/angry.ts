import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const angry: Theme = {
  name: "angry",
  group: "friction",
  signs:
    /\b(?:angry|anger|furious|rage|mad|frustrat\w*|annoy\w*|irritat\w*|resent\w*|unfair|fed up|pissed|livid|hate (?:my|this|it|that|how)|gave (?:the|my) \w+ to|sick of|talked over|interrupt\w*|ignored me|disrespect\w*|dismissed me)\b/g,
  weight: 2,
  things: {},
  near: ["boundaries", "speaking", "calm", "movement", "self"],
  meet: passages`
    There's heat in you today, and it didn't come from nowhere.

    Something wasn't right, and some part of you said so. That's what it's for.

    You've had the conversation many times over, in your head.

    Anger stands guard. It's there because something matters to you.

    Your jaw's got hold of it. Let your jaw have a rest.

    It's often what hurt turns into when nobody has listened.

    You were patient for so long. People take that for having no limit.

    Nobody is asking you to be nice about it in here.
  `,
  turn: passages`
    You needn't throw it, and you needn't swallow it. You can hold it, like a hot cup, till it's cool enough.

    There's a line there, and you've just found it. It's a useful thing to know.

    Give it something to do with your hands, or somewhere to go.

    Ask what it's guarding. It'll go quieter once it's been asked.

    What you do with it can wait until your hands are warm and not hot.

    You can be fierce and slow. It's a good combination.

    It wasn't right. You can say so, and then have your day back.
  `,
  tie: passages`
    Nobody gets to take that from you. They can't even reach it.

    There's some of that same fire in it, put to good use.

    It's made you stronger than shouting would have.

    That's worth protecting.

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
    Move a little, or make some noise, until there's less of it.
    Say it once, plainly, when you're cool. Or let it be.
    Unclench everything you've got, and go on.
    Let it have been heard, and let it rest.
  `,
  titles: phrases`
    Standing guard
    After the heat
    Strong and slow, {where}
    A clear line
    The guard can rest
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
