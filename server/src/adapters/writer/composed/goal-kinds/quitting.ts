import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const quitting: GoalKind = {
  name: "quitting",
  signs:
    /\b(?:sober|sobriety|don'?t (?:drink|smoke|vape|gamble|use|scroll|eat sugar|bite)|no longer (?:drink|smoke|vape|gamble|use)|(?:quit|stop|stopped|given up|gave up|free (?:of|from)|without) (?:drinking|smoking|vaping|alcohol|nicotine|sugar|gambling|scrolling|cigarettes|biting|caffeine|weed|coffee)|smoke[- ]free|alcohol[- ]free|sugar[- ]free|non-?smoker|clean for|doomscroll\w*|addict\w*|screen time)\b/i,
  instead: passages`
    There's something that you used to reach for, and your hand stays where it is.

    You walk past it now, and it's only a door like other doors.

    What had hold of you has let go, one day after the other.
  `,
  follow: passages`
    The evenings were long at first. You found out what goes in them.

    There's the moment when the old thought comes in, and there's you, not getting up for it.

    You know what it's like to wake and have nothing to piece together.

    It wasn't one great decision. It was four in the afternoon, again and again.

    Somebody who loves you has stopped listening for it in your voice.

    You've got your mornings back. They were good ones, it turns out.

    It takes up less room every month, like a house you used to live in.

    You learned to hold a glass of water at a party as if it were nothing.
    Then one day it was nothing.

    On a bad day you ring someone, or you walk, or you go to bed. All of those have worked.

    It isn't that you're missing something. You're keeping something.

    Your body said thank you before you did.

    Every day of it is written down somewhere in you, and they add up, even the dull ones.

    You kept a promise that nobody could have checked.
  `,
  scene: passages`
    It's evening, about the hour when it used to start.
    You notice the hour. You notice your hand, too, lying there quite still.
    You fill the kettle, or you lace up your shoes. It hardly matters which.
    Later on you're in bed, clear as a window, and it's only half past ten.

    Picture a party, and the tray that's coming round.
    You shake your head, and smile, and the tray goes on.
    Nobody has noticed anything. You have, though.
    You go home with the whole evening in your pocket, every word of it.

    Tomorrow morning you'll lie there a moment before you get up.
    Nothing hurts. There's nothing to look up, and no one to ask.
    Just light, and a bird that won't stop, and you, all there.
  `,
  along: phrases`
    I keep my promise to myself, today.
    I don't need what I used to need.
    I'm free this evening.
  `,
};
