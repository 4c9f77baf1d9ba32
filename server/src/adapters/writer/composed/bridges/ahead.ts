import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where an hour to show oneself lies ahead. */
export const ahead: GoalTies = {
  sleep: phrases`
    Tonight that's all there is to do, since {day} doesn't need you until {day}.
    So let the last thing you do for it be to lie down.
    What you've prepared gets sorted in the dark, without your help.
  `,
  speaking: phrases`
    What's coming is only one room of many.
    When it's your turn, you'll do what you do.
    You've spoken up when it was harder than this.
  `,
  calm: phrases`
    So there'll be at least one calm person there, and it'll be you.
    Take that in with you. It doesn't show, and it does half the work.
    Nerves can come in and sit down beside it.
  `,
  work: phrases`
    That's the person who'll be there.
    There's a lot behind you, for an hour like that.
    What's coming is one more thing that you know how to do.
  `,
  self: phrases`
    So you'll be among friends there, even if you don't know anyone.
    Whatever they make of it, you'll be going home with somebody you like.
  `,
  movement: phrases`
    Whoever can do that can do this hour, too.
    You know that the first ten minutes are the hardest. This will be the same.
    Do a little of it beforehand, and let it take the edge off your nerves.
  `,
  family: phrases`
    They'll want to hear about it afterwards, and they'll love you just the same.
    There's a table where it hardly matters how it goes.
  `,
  love: phrases`
    Somebody will be thinking of you the whole time.
    However it goes, you'll be telling it to someone that evening.
  `,
  creative: phrases`
    You know about showing people something that isn't safe. You've done it before.
    A blank page is a harder audience than any of them.
  `,
  study: phrases`
    You've sat through harder hours than this one, and you know how they end.
    You know how to go on with a page that looks hard.
  `,
  routine: phrases`
    So do the morning as you always do, and let it carry you to the door.
    On the day itself, your hands will still know what comes first.
  `,
  money: phrases`
    Your whole life doesn't hang on it. You've seen to that.
    You don't have to be desperate for it. That's worth a lot.
  `,
  boundaries: phrases`
    You can also just say, let me think about that. It's a whole answer.
  `,
};
