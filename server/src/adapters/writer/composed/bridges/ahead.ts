import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where something lies ahead. */
export const ahead: GoalTies = {
  sleep: phrases`
    Tonight that's all there is to do, since {day} doesn't need you until {day}.
    So let the last thing you do for it be to lie down.
    What you've prepared gets sorted in the dark, without your help.
  `,
  speaking: phrases`
    The room that's coming is only the next of many.
    When it's your turn, you'll do what you do.
    You've opened your mouth in worse rooms than that one.
  `,
  calm: phrases`
    So there'll be at least one calm person there, and it'll be you.
    Take that in with you. It doesn't show, and it does half the work.
    Nerves can come in and sit down beside it.
  `,
  work: phrases`
    That's the person they're getting. Nobody half prepared ever built that.
    There's years of it behind any ten minutes you'll have to fill.
    What's coming is one more thing that you know how to do.
  `,
  self: phrases`
    So you'll be among friends there, even if you don't know anyone.
    Whatever they make of it, you'll be going home with somebody you like.
  `,
  movement: phrases`
    Legs that can do that can walk through one more door.
    You know about the first ten minutes. This has them, too.
    Go and do it beforehand, a little, and let it shake the nerves down into your feet.
  `,
  family: phrases`
    They'll want to hear about it afterwards, and they'll love you just the same.
    There's a table where it hardly matters how it goes.
  `,
  love: phrases`
    Somebody's thumbs will be pressed for you the whole time.
    However it goes, you'll be telling it to someone that evening.
  `,
  creative: phrases`
    You know about showing people something that isn't safe. You've done it before.
    A blank page is a harder audience than any of them.
  `,
  study: phrases`
    You've sat through harder hours than this one, and you know how they end.
    It's another page. You turn it.
  `,
  routine: phrases`
    So do the morning as you always do, and let it carry you to the door.
    On the day itself, your hands will still know what comes first.
  `,
  money: phrases`
    Nothing hangs on it that you can't stand up under.
    You needn't come to it hungry. You've seen to that.
  `,
  boundaries: phrases`
    You can also just say, let me think about that. It's a whole answer.
  `,
};
