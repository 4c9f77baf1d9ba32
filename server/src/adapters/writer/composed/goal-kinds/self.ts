import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const self: GoalKind = {
  name: "self",
  signs:
    /\b(?:confiden\w*|believe in myself|trust myself|love myself|love who|accept\w*|self[- ]\w+|worth\w*|enough|proud|pride|blind|deaf|wheelchair|disab\w*|happy|happiness|joy\w*|brave\w*|courage\w*|fearless|bold|strong|authentic|myself|comfortable|secure|kind|compassion\w*|forgiv\w*|free|unapologetic|deserv\w*|powerful|resilient|optimis\w*|positive|hopeful|wise|beautiful|unstoppable|independent|grateful|gratitude)\b/i,
  instead: passages`
    You stand by yourself, the way one stands by a friend.

    There's less and less in you that has to hide.

    You're on your own side.
  `,
  follow: passages`
    You don't ask for permission so much any more.

    It shows in how you take a compliment. You just say thanks.

    You talk to yourself more kindly than you used to.

    There's still a voice that argues. You let it talk, and you go on.

    It isn't that you think you're better. You've stopped asking the question.

    You can meet new people, and wonder whether you'll like them.

    It was always in you. It may just have gone quiet for a while.

    You forgive yourself more quickly, and there's more of the day left over.

    You can say, I was wrong, and still think well of yourself.

    Some days it's very small. It's still there.

    It doesn't need anyone's vote.

    You take up the space of one whole person. It's the right amount.

    You don't say sorry quite so often, when there's nothing to be sorry for.

    What you'd have said to a friend, you said to yourself. That was the beginning.
  `,
  scene: passages`
    Picture yourself among people you don't know.
    For a second you wait, and you notice that nobody's marking you.
    You turn to the one who's alone, and say your name.
    Once it would have been courage. By now it's nearer to good manners.

    There's been a mistake, and it's yours, on the table for all to see.
    Your face goes warm, and that's all that happens.
    You say, that was me, and you say it without contempt.
    Later, when the old voice starts up, you don't join in.

    It's an ordinary morning, and you've got a minute to yourself.
    You've been through everything with yourself.
    You say something kind, in your thoughts, and you mean it.
  `,
  along: phrases`
    I'm on good terms with myself.
    I trust who I am.
    I'm enough, and I know it.
  `,
};
