import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const family: GoalKind = {
  name: "family",
  signs:
    /\b(?:kids?|children|child|son|daughters?|mother|mum|mom|father|dad|parents?|family|brother|sister|siblings?|grand\w+|nephews?|nieces?|baby|toddler|parenting|my boys?|my girls?|stepson|stepdaughter|cousins?)\b/i,
  instead: passages`
    Your people are near, and you're there when you're there.

    There's a table with your family round it, and you're not looking at the clock.

    They know they can come to you. They do.
  `,
  follow: passages`
    You get down on the floor, or you pick up the phone. It's that simple, and that hard.

    There's that look, when they check whether you're watching. And you are.

    It's the ordinary news that does it. What there was for lunch. Who said what.

    You don't fix it any more. You listen, and pass the bread.

    They'll remember your face more than anything you said.

    Old things have been said between you, or laid down without being said. Both work.

    You've got a way of coming in the door now, and they can hear it's you.

    It's loud, it's sticky, somebody's lost a shoe, and you wouldn't be anywhere else.

    You went first. You rang, you asked, you stayed. It was never too late.

    It's possible to love people exactly as they hold the fork. You do.

    Some of what you were given, you've handed on. And some of it stopped with you.

    There's a chair that's always called yours.

    Small hands, old hands. You've held them, and been in no hurry to let go.

    You've given them your time, which is what they asked for all along.
  `,
  scene: passages`
    Picture an ordinary evening, with plates.
    Somebody's telling a story in the wrong order. Somebody's laughing already.
    You look round the table, and for a second you see it from outside.
    Then a glass goes over, and you're back in it, with a cloth.

    There's a call, or a knock, and it's a voice that you've known since its first word, or since yours.
    You sit down on the stairs to listen.
    It's weather, and a cold, and what the neighbours did. You wouldn't miss a word.
    When it's over you stay there a bit, with the phone in your lap.

    It's late, and you look in on someone, in a room or in your thoughts.
    There's that breathing. There's that ear.
    You've been cross today, and tired, and you've been theirs, all day long.
  `,
  along: phrases`
    I'm there for the people I love.
    I come home with my whole heart.
    I listen, and I stay.
  `,
};
