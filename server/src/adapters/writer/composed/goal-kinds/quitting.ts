import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const quitting: GoalKind = {
  name: "quitting",
  signs:
    /\b(?:sober|sobriety|don'?t (?:drink|smoke|vape|gamble|use|scroll|eat sugar|bite)|(?:never|not|no longer) (?:drink|smoke|vape|gamble|use)|not (?:drinking|smoking|vaping|gambling)|(?:quit|stop|stopped|given up|gave up|free (?:of|from)|without) (?:drinking|smoking|vaping|alcohol|nicotine|sugar|gambling|scrolling|cigarettes|biting|caffeine|weed|coffee)|smoke[- ]free|alcohol[- ]free|sugar[- ]free|non-?smoker|clean for|doomscroll\w*|addict\w*|screen time)\b/i,
  instead: passages`
    There's something that you used to reach for, and you leave it be.

    You can be near it now, and leave it be.

    What had hold of you has let go, one day after the other.
  `,
  follow: passages`
    The evenings were long at first. You found out what goes in them.

    There's the moment when the old thought comes in, and there's you, not getting up for it.

    You know what it's like to wake up and be glad of the night before.

    It wasn't one great decision. It was a small one, again and again.

    Somebody who loves you may be breathing easier, too.

    You've got some of your time back, and some of your strength.

    It takes up less room than it used to.

    At first it was strange to say no thanks.
    Then it got easier.

    On a bad day you ring someone, or you walk, or you go to bed. All of those have worked.

    It isn't that you're missing something. You're keeping something.

    Your body said thank you before you did.

    Every day of it is written down somewhere in you, and they add up, even the dull ones.

    You kept a promise that nobody could have checked.
  `,
  scene: passages`
    It's evening, about the hour when it used to start.
    You notice the hour. You notice that you're still.
    You do something else with your hands. It hardly matters what.
    Later on you go to bed, and you're glad.

    Picture somebody offering it to you.
    You say, no thanks, and that's all.
    Nobody makes anything of it. You know what it was, though.
    You go home with your promise kept.

    Tomorrow morning you'll lie there a moment before you get up.
    There's nothing to be sorry for.
    Just the morning, and you, all there.
  `,
  along: phrases`
    I keep my promise to myself, today.
    I don't need what I used to need.
    I'm free this evening.
  `,
};
