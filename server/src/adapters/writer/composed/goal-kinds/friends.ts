import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const friends: GoalKind = {
  name: "friends",
  signs:
    /\b(?:friends?|friendships?|community|social|belong|neighbou?rs|people around me|tribe|circle|companions?|team ?mates)\b/i,
  instead: passages`
    There are people who are glad to hear from you.

    You have friends, and they have you.

    There's a place at a table somewhere that's yours without asking.
  `,
  follow: passages`
    Somebody saw something silly today and thought of you.

    You ring for no reason. It's the best reason there is.

    You can be the tired version of yourself there, and nobody minds.

    It took some asking. You were the one who asked.

    There's a joke that would take an hour to explain to anyone else.

    You turn up when it's hard for them. People remember that for years.

    They've known you on a bad day, and came back.

    You don't keep count of whose turn it is. That's how you can tell.

    A message, a visit, an hour together. It's been built out of that.

    They're glad when it's your name on the screen.

    You've let yourself be known a little. It turned out to be survivable, and then lovely.

    There's someone you don't have to be interesting for.
  `,
  scene: passages`
    Picture an evening with more people than chairs.
    Somebody moves over, before you've even asked.
    You don't say much. You don't have to be funny.
    At some point somebody hands you something, without breaking off their story.

    You ring one of them, for no reason.
    They pick up with, I was just thinking of you.
    You can tell that they've got time.
    An hour goes by, and afterwards you couldn't say what it was about.

    You're doing something together that isn't going well.
    It gets worse, of course.
    You have to stop, because neither of you can keep from laughing.
  `,
  along: phrases`
    I have good people around me.
    I reach out, and I'm glad I do.
    I belong with my friends.
  `,
};
