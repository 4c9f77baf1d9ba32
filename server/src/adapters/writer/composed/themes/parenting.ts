import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const parenting: Theme = {
  name: "parenting",
  group: "load",
  signs:
    /\b(?:my kids?|my children|my son|my daughter|toddler|my baby|the baby|newborn|teenager|my teen|parenting|bad (?:mum|mom|mother|dad|father|parent)|tantrums?|bedtime|school run|single (?:mum|mom|dad|parent)|mum guilt|mom guilt|my little one)\b/g,
  weight: 3,
  things: {},
  near: ["family", "calm", "self", "sleep", "home"],
  meet: passages`
    You love them so much, and still there are times you'd like to lock the bathroom door.
    Both of those are parenthood.

    It starts before you're awake, and there's no last page.

    You heard your own voice get sharp. You'd give a lot to have that sentence back.

    Nobody sees most of it. The shoes, the forms, the crusts, the listening.

    You lie there and go through the day, and it's only the bad bits that come up.
    They're not lying there going through it, I promise.

    They take everything apart, toast, sleep, your heart, just to see how it works.

    You're trying to be for somebody what maybe no one quite was for you.
    That's a long way to carry a thing.

    It's such a small person, and so much weather.
  `,
  turn: passages`
    Good parents snap. And then they come back, and sit on the edge of the bed.
    It's the coming back that they'll remember.

    They don't need you calm all day. They need you to be theirs, and you are.

    You can say sorry to a child. It costs one minute, and it lasts for years.

    Some day they'll tell somebody about you, and it won't be this they tell.

    You're allowed to be a person with cold tea and no answer.

    They're growing, even on the days that feel like only laundry.

    What went wrong at eight in the morning can be mended before supper.
  `,
  tie: passages`
    They've seen you do that. They see everything.

    It's one of the things they'll think is normal, because of you.

    And it's still true with porridge on your sleeve.

    They'll have it from you one day, the way they've got your chin.

    You're still that person when you're called by another name forty times a day.

    It's why there's something left in you to give at bedtime.

    A child with someone like that in the kitchen is a lucky child.
  `,
  along: phrases`
    I can come back after a hard moment.
    I'm the parent they want.
    I'm allowed to be tired.
    I can be gentle with them and with me.
    Good enough is truly good.
  `,
  close: phrases`
    Go and look at them sleeping, or at their shoes by the door.
    The next hug can be the whole apology.
    Now back to it, with your sleeves pushed up.
    They'll call you any second. Let them find you with your shoulders down.
    Go on. Somebody small thinks you hung the moon.
  `,
  titles: phrases`
    A second go at today
    Porridge on your sleeve
    Theirs, all day long
    Small shoes by the door
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
