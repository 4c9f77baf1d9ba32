import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const self: GoalKind = {
  name: "self",
  signs:
    /\b(?:confiden\w*|believe in myself|trust myself|love myself|love who|accept\w*|self[- ]\w+|worth\w*|enough|proud|happy|happiness|joy\w*|brave\w*|courage\w*|fearless|bold|strong|authentic|myself|comfortable|secure|kind|compassion\w*|forgiv\w*|free|unapologetic|deserv\w*|powerful|resilient|optimis\w*|positive|hopeful|wise|beautiful|unstoppable|independent|grateful|gratitude)\b/i,
  instead: passages`
    You stand by yourself, the way one stands by a friend.

    There's less and less in you that has to hide.

    You like the person who comes home with your keys.
  `,
  follow: passages`
    You don't look round for permission so much, before you sit down.

    It shows in how you take a compliment. You just say thanks.

    You're a friend to the one in the mirror, even before coffee.

    There's still a voice that argues. You let it talk, and put your shoes on.

    It isn't that you think you're better. You've stopped asking the question.

    You can walk into a room and wonder if you'll like them.

    It was there at ten years old. It just went quiet for a while, to stay safe.

    You forgive yourself more quickly. It leaves such a lot of afternoon.

    You can say, I was wrong, and still be as tall as before.

    Some mornings it's only as big as a coin. You put it in your pocket and go.

    Nobody voted on it. It wasn't that sort of thing.

    You take up the space of one whole person. It's the right amount.

    You've stopped apologising to chairs.

    What you'd have said to a friend, you said to yourself. That was the beginning.
  `,
  scene: passages`
    Picture yourself coming into a room where you don't know a soul.
    You stop in the door for a second, and look round, and nobody's marking you.
    You go over to the one who's standing alone, and say your name.
    Once it would have been courage. By now it's nearer to good manners.

    There's been a mistake, and it's yours, on the table for all to see.
    Your face goes warm, and stays where it is.
    You say, that was me, I'll put it right.
    On the way home, when the old voice starts up, you turn it down, like a radio.

    It's morning, and you're brushing your teeth, and you look up.
    There's that face. It's been through everything with you.
    You give it a bit of a grin, foam and all.
  `,
  along: phrases`
    I'm on good terms with myself.
    I trust who I am.
    I'm enough, and I know it.
  `,
};
