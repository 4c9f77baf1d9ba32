import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const money: GoalKind = {
  name: "money",
  signs:
    /\b(?:debt\w*|money|sav(?:e|ed|ings?)|invest\w*|earn\w*|salary|income|financ\w*|mortgage|loans?|wealth\w*|rich|afford|paid off|pay off|budget\w*|pension|emergency fund|millionaire|dollars|(?<!\b(?:lost|lose|losing) [\w ]{0,20})pounds|euros|a month|abundan\w*|six figures?|solvent)\b/i,
  instead: passages`
    Your money goes where you send it, and you know where that is.

    There's ground under you when it comes to money, and you put it there.

    There's enough, and you know where it goes.
  `,
  follow: passages`
    You can look at the number and go on eating your breakfast.

    It was done in small sums, on days when nobody was looking.

    You say, I can't this month, without blushing, and mean it as a plan.

    There's a bit put by, and that's a quiet thing to know.

    You know what comes in, and you know what goes out, and neither keeps you awake.

    That's a good many small decisions, and nobody saw them.

    There's a kind of quiet that comes when nothing's overdue.

    You don't have to be clever with money. You're honest with it, and that's enough.

    You can be generous, and know by how much.

    It was a matter of opening the envelope, and then the next.

    When something breaks now, it's a nuisance. It isn't a night awake.

    A lot of that you had to teach yourself.

    Enough has turned into a number, and you've seen it.
  `,
  scene: passages`
    Picture the table on an ordinary evening, and a letter on it.
    You open it straight away.
    You read it. You put it with the others, and you get on with supper.
    Nothing in your stomach has moved.

    It's the end of the month, and you look.
    There used to be a cold moment there, just before you looked.
    Now it's a number, and it's about what you thought.
    You close it, and go back to your book.

    Someone you love needs a small thing, quickly.
    You can say, I've got this one.
    And you have.
  `,
  along: phrases`
    I'm calm with money.
    I have enough, and I look after it.
    I know where I stand.
  `,
};
