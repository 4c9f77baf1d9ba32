import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const overwhelm: Theme = {
  name: "overwhelm",
  group: "load",
  signs:
    /\b(?:overwhelm\w*|too much|so much to do|a million things|everything at once|can'?t keep up|drowning|swamped|no time|stress\w*|overload\w*|falling apart|pressure|chaos|chaotic|busy|juggling|to-do|all over the place|hectic|called in sick|short[- ]staffed)\b/g,
  weight: 2,
  things: {},
  near: ["calm", "boundaries", "routine", "sleep", "work"],
  meet: passages`
    It's all come at once, and every bit of it has its hand up.

    There's so much in your head that nothing has any room.

    You start on one thing, and three others want you.

    No one could hold all that. It isn't you. It's arithmetic.

    It's the kind of full where even a kind question is one thing more.

    You're keeping so much in the air that there's no hand left for you.

    There's no room to turn round in there at the moment.
    So let's not turn. Let's stand.

    Being busy has a sound, a kind of hum. You've been hearing it in your sleep.
  `,
  turn: passages`
    Out of all of it, what's the one thing with today's name on it?
    The rest can wait outside.

    You can drop something. Most of it will bounce. You know the ones that are glass.

    It came in through one door at a time. It can go out the same way.

    You needn't hold it all in your head. That's what paper is for.

    If you did nothing for a quarter of an hour, nothing would burn.

    Not now is an answer. So is no. So is help.

    Slowly is quicker, on days like this.
  `,
  tie: passages`
    That isn't one more thing to do. It's done.

    It doesn't need anything from you today.

    In the middle of the pile there's something that's in its place.

    It was made in a life just as full as this.

    You found room for that. You may find room for a breath, too.

    Let the rest of it wait, for as long as you think of that.

    It holds still. You can rest your eyes on it.
  `,
  along: phrases`
    I do one thing at a time.
    I can set some of it down.
    I don't have to hold it all.
    I'm allowed to say, not now.
    There's enough of me for the next step.
  `,
  close: phrases`
    Write down three things. Cross out two. Go.
    Now pick up one. Only one. Leave the others lying.
    Start with what's nearest your hand.
    Drink a whole glass of water before you do anything else.
    Go slowly to the next thing. It can wait for you.
  `,
  titles: phrases`
    Three things, cross out two
    Standing still, {where}
    A little more room
    One pair of hands
    One thing, and then one
    Setting down the pile
    Slowly is quicker
    Room to turn round
    Only today's, {where}
    The ones made of rubber
  `,
  preferences: phrases`
    Calm and clear
    Rest and release
    Space to breathe
    One thing now
  `,
};
