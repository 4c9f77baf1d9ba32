import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const work: Theme = {
  name: "work",
  group: "load",
  signs:
    /\b(?:work|workload|working|boss|deadlines?|office|colleagues?|team|coworkers?|manager|project|emails?|overtime|clients?|meetings?|shifts?|job|career|burn(?:ed|t)?[- ]?out)\b/g,
  weight: 2,
  things: {},
  near: ["boundaries", "work", "calm", "sleep", "speaking"],
  meet: passages`
    Work can follow you home, and sit down at the table with you.

    There's always one more thing.

    You've been useful all day long, to everybody, in every direction.

    Even the easy things have started to weigh, because there are so many of them.

    Your head's still got its tabs open.
    It's hard to hear yourself in there.

    You can't see the end of it from here. It may be that there isn't one, only evenings.

    People think of you when something has to be done. It's a compliment, and it's heavy.

    You carry it so well that nobody asks if it's heavy.
  `,
  turn: passages`
    The work will be there. It's loyal, in that way. You can leave it for a bit.

    A list isn't a life. It's only a list.

    You're the one who does the work. You aren't the work.

    Not everything that shouts is urgent. Some things are just loud.

    There's a tomorrow, and you'll have slept.

    You can do one thing well. Nobody has ever done six.

    What you leave undone today will mostly turn out to have been able to wait.
  `,
  tie: passages`
    It doesn't clock off when you do.

    There's no email that could change it.

    It's worth getting home for.

    That's who you are before you're anything at work.

    It's yours outside of hours as well.

    Work gets a good part of you. It doesn't get that part.

    You might take that in with you, on the days you work.
  `,
  along: phrases`
    I do one thing, and then the next.
    I can stop for today.
    I'm more than what I get done.
    I'm allowed to leave it there.
    I do my work, and I keep some of me for me.
  `,
  close: phrases`
    Shut the lid, if it's still open. It'll remember where you were.
    Take your shoes off at the door, and leave the day in them.
    Now choose the one thing that matters, and let the others queue.
    Go and eat something that isn't at a desk.
    Off you go. The list can look after itself for a while.
  `,
  titles: phrases`
    Shoes off, day over
    Less in your hands
    The lid is shut
    After hours, {where}
    One thing, done well
    You are not the work
    Closing the tabs
    Leave it at the desk
    An evening of your own
  `,
  preferences: phrases`
    Ease after work
    Calm focus
    Rest and release
    Clear edges
  `,
};
