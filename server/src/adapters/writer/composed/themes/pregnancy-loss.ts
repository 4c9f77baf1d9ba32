import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

/** A child that was hoped for and lost. */
export const pregnancyLoss: Theme = {
  name: "pregnancy loss",
  group: "ache",
  signs:
    /\b(?:miscarr\w+|stillb\w+|lost (?:my|our|the|a) (?:baby|pregnancy|twins)|ectopic|failed (?:ivf|round|cycle|transfer)|ivf (?:failed|didn't work))\b/g,
  weight: 3,
  things: {},
  near: ["body", "self", "love", "calm", "friends"],
  sore: ["children"],
  meet: passages`
    You lost somebody you were already making room for.
    That's a real loss, however few people knew.

    There may not have been a name, or a card, or a day off.
    There was love, and there is grief. They're the right size.

    Other people's good news can hurt, and you can still love them.
    Both are true, and neither makes you unkind.

    It's hard to carry something that people don't know how to ask about.

    Your body went through it as well.
    It's allowed to be slow, and to be sad.

    You may have gone looking for something you did wrong. Grief does that. It isn't guilt.

    There's no date by which you have to be over it.
  `,
  turn: passages`
    You don't have to be hopeful today. Hope can wait until you have room for it.

    You don't have to go to the party, or hold the baby, or smile.
    You can send a kind word, and stay at home.

    There may be one person who could hear this without trying to mend it.
    You needn't tell it well.

    Be as gentle with yourself as you'd be with a friend who told you this.

    You can grieve for what was only a few weeks long.
    Love doesn't count in weeks.

    Let today be small, and warm, and without any plans.

    You were never only somebody waiting. You're a whole person, and you hurt.
  `,
  tie: passages`
    You can say that with tears. It holds.

    It doesn't have to make anything better today.

    That's also you, beside the grief, on the same day.

    There's nothing you have to do about that now.

    You can lay that down for today, and it will still be yours.

    Let it be there quietly. It isn't in a hurry.

    You don't have to feel it for it to be true.
  `,
  along: phrases`
    I'm allowed to grieve.
    I don't have to find a reason.
    I can be gentle with my body.
    I don't have to be brave today.
    What I felt was love.
  `,
  close: phrases`
    Go gently today. You don't owe anyone a smile.
    Have something warm, and let the rest of the day be small.
    Put a hand where it hurts, for a moment, and then go on slowly.
    Let someone be kind to you, if there's someone near.
    Be quiet for as long as you like.
  `,
  titles: phrases`
    Room for this grief
    Gently, {where}
    Love, however brief
    Nothing to explain
    Soft hours
    A quiet place for it
    As slow as you need
    Tender, {where}
    Nothing to make up for
    Held gently
  `,
  preferences: phrases`
    Gentle company
    Comfort and care
    Tender strength
    Soft and slow
  `,
};
