import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const calm: GoalKind = {
  name: "calm",
  signs:
    /\b(?:calm\w*|peace\w*|patien(?:t|ce)|relax\w*|meditat\w*|mindful\w*|present|serene|serenity|anxi\w*|stress\w*|worr\w*|let(?:ting)? go|breathe|at ease|balanced?|gentle|slow(?:er|ly)?|anger|temper|panic|quiet mind|grounded|(?:be|am|i'm|sit|sitting|being) still|less afraid|unbothered|fear\w*|react)\b/i,
  instead: passages`
    There's a calm in you that you didn't have to borrow.

    Somewhere below the noise you've got a quiet floor.

    You take a breath before you answer. That breath has changed a lot.
  `,
  follow: passages`
    It isn't that nothing happens. It's that there's a little space now, before you do.

    You let the phone ring. You let somebody go first. Nothing was lost.

    It's like deep water. There can be any amount of wind above.

    Things still reach you. They just don't knock you over on their way in.

    Other people may get a little quieter around you.

    It comes in through the breath, and it stays longer every time.

    You used to hurry, even when you were sitting down.

    There's a way of doing small things when you've got time. You know it.

    You notice the moment before. That's where all of it's decided.

    You can be in a hurry on the outside, and sit quite still on the inside.

    It wasn't that life got softer. You stopped holding it so hard.

    You've found your way back to it before, after a bad hour.

    A bit of it's left over in the evening, and the evening is better for it.

    It goes away sometimes, and it finds its way back.
  `,
  scene: passages`
    Picture a moment that used to go wrong. A tone of voice, a long wait, a thing knocked over.
    There's the heat coming up. You can feel it.
    And there's that small gap, no wider than a breath, and you're standing in it.
    You breathe out. Then you answer.
    It comes out in your own voice.

    You're sitting somewhere, and you notice you're not doing anything else.
    There's something warm in front of you.
    Nobody's waiting for you.
    It lasts for half a minute perhaps, and it's enough.

    Everyone's talking at once, and you're quite still in the middle.
    You're not far away. You can hear all of it.
    It's only that it goes by, and you stay.
  `,
  along: phrases`
    I'm calm, right here.
    I breathe before I answer.
    There's a quiet place in me.
  `,
};
