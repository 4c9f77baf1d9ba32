import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

/** Music, dance and the stage: what is made while it is done. */
export const playing: GoalKind = {
  name: "playing",
  signs:
    /\b(?:music\w*|sing|sings|singing|singer|choir|guitar|piano|violin|cello|drums?|saxophone|instrument|band|danc\w*|ballet|salsa|act|actor|actress|acting|theat(?:re|er)|comedy)\b/i,
  instead: passages`
    There's music in your week, and some of it comes from you.

    You let yourself be heard, and it sounds like you.

    You've got time for what you love to do, and you do it.
  `,
  follow: passages`
    There's a place, some way in, where you stop counting and it carries you.

    You practise the hard part slowly, and one day it isn't the hard part.

    You don't wait to be in the mood. The mood comes once you've started.

    It asked you to be bad at it for a while. You were, and you enjoyed it, mostly.

    Nobody else does it quite the way you do.

    It uses parts of you that the rest of the day leaves alone.

    Some of what you feel has no words, and it goes in there.

    A mistake goes by, and you stay with the next bar.

    Afterwards the day has a different colour.

    It's there for an hour, and then it's over, and it was worth it.

    It began as play. Some of it still is.

    You can be nervous and be good at it, both in one evening.
  `,
  scene: passages`
    Picture the moment just before you begin.
    There's that bit of quiet, and you take a breath in it.
    Then the first beat comes, and you're inside, and you know your way.
    For a while there's nothing else that you need to be.

    It's an ordinary evening, and you've made time for it.
    The first few minutes are stiff. You know that about them by now.
    Then something warms up and lets go.
    You stop a little later than you meant to.

    Somebody was listening, and you hadn't noticed.
    They don't say much. They say, do that again.
    So you do, and it's even better.
  `,
  along: phrases`
    I make time for what I love.
    I begin, and it carries me.
    I let myself be heard.
  `,
};
