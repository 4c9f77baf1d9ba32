import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const parenting: Theme = {
  name: "parenting",
  group: "load",
  signs:
    /\b(?:my kids|snapped at (?:him|her|them|my)|screamed at (?:him|her|them|my)|autistic|toddler|my baby|the baby(?! comes| is due| arrives)|newborn|baby is|weeks old|teenager|my teen|parenting|twins|(?:bad|worst|terrible) (?:mum|mom|mother|dad|father|parent)|tantrums?|bedtime|school run|single (?:mum|mom|dad|parent)|mum guilt|mom guilt|my little one)\b/g,
  weight: 2,
  things: {},
  near: ["children", "family", "calm", "self", "sleep", "home"],
  meet: passages`
    You love them so much, and still there are times you'd like to be alone.
    Both of those are parenthood.

    It starts before you're awake, and there's no last page.

    You may have heard your own voice get sharp. It happens to everyone who is worn out.

    Nobody sees most of it. The washing, the forms, the listening.

    You lie there and go through the day, and it's only the bad bits that come up.
    They're not counting them.

    They need so much of you, and so much of it at once.

    You're trying to be for somebody what maybe no one quite was for you.
    That's a long way to carry a thing.

    There's so much feeling in it, theirs and yours.
  `,
  turn: passages`
    Good parents snap. And then they come back.
    It's the coming back that counts.

    They don't need you calm all day. They need you to be theirs.

    You can say sorry to a child. It costs one minute, and it lasts for years.

    Some day they'll tell somebody about you, and it won't be this they tell.

    You're allowed to be a person without an answer.

    They're growing, even on the days that feel like only work.

    What went wrong this morning can be mended before they sleep.
  `,
  tie: passages`
    They may have noticed that. They notice a lot.

    It's one of the things they'll think is normal, because of you.

    And it's still true on the messy days.

    They may have that from you, one day.

    You're still that person when everyone needs you at once.

    It's why there's something left in you to give at bedtime.

    It's a good thing to grow up near.
  `,
  along: phrases`
    I can come back after a hard moment.
    I can start again with them.
    I'm allowed to be tired.
    I can be gentle with them and with me.
    Good enough is truly good.
  `,
  close: phrases`
    Think of them for a moment, when they're asleep.
    The next hug can be the whole apology.
    Now back to it, with your sleeves pushed up.
    Someone will need you soon. Let them find you with your shoulders down.
    Go on. Somebody is glad that it's you.
  `,
  titles: phrases`
    A second go at today
    On the messy days
    Theirs, all day long
    Good enough for today
    The edge of the bed
    Coming back to them
    Cold tea, warm heart
    Softer, {where}
    Good enough is good
    Before they wake
  `,
  preferences: phrases`
    Gentle patience
    Warmth and patience
    Soft strength
    Loving calm
  `,
};
