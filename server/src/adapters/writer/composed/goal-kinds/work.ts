import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const work: GoalKind = {
  name: "work",
  signs:
    /\b(?:job|work\w*|career|business|company|clients?|customers?|promot\w*|team|lead(?:er|ing|s)?|manag\w*|boss|office|startup|entrepreneur\w*|founder|freelanc\w*|shop|bakery|restaurant|caf[eé]|studio|practice|project|engineer|developer|teacher|nurse|doctor|lawyer|hired|subscribers|followers|products?|launch\w*|sell\w*|brand|profession\w*|retire\w*)\b/i,
  instead: passages`
    Your work is work you can put your name to.

    You've got a place in the world where what you do is needed.

    What you do all day has some of you in it, and that's no accident.
  `,
  follow: passages`
    People come to you with the thing that nobody else could untie.

    You know the sound the place makes first thing, before the others come in.

    It's built out of Tuesdays. A call, a no, a better idea on the way home.

    There was a time when it was one page in a notebook, and a bad pen.

    Somebody trusts you with theirs. That isn't something you can advertise for.

    You've made the mistake that teaches it. You needn't make that one again.

    You can say, I don't know yet, and nobody leaves the room.

    You've got hands for it. You can tell by how little you look at them.

    When it goes wrong you're the one they look at, and you don't look away.

    It fits you better each year, like a coat that has got used to your arms.

    It's good to be tired from that, and not from pretending.

    Someone will do their job better tomorrow because of how you did yours.

    Nobody drew you a map. There are paths there now, and they're yours.

    At the end of a day there's something there that wasn't there in the morning.
  `,
  scene: passages`
    Picture the start of a good day there. The key, the light, the first thing you always do.
    Somebody comes in with a question, and it's one that you know.
    You push a chair out with your foot. You look at it together.
    By noon something's standing there that wasn't standing there before.

    There's a call, and it's somebody who was sent by somebody who was glad.
    You listen for a while. You say what you can do, and what you can't.
    They say, that's just what I was hoping.
    You write the name down in your own hand.

    It's evening, and you're the last, and you turn out the lights one by one.
    You stop at the door, and look back in.
    It's not large. But you could tell the story of every single thing in there.
  `,
  along: phrases`
    I'm good at what I do.
    My work has my name on it.
    I do good work, one day at a time.
  `,
};
