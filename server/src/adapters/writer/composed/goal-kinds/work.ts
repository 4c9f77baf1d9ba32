import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const work: GoalKind = {
  name: "work",
  signs:
    /\b(?:job|work\w*|career|business|company|clients?|customers?|promot\w*|(?<!football |soccer |basketball |hockey |netball |volleyball |swim |track |rugby |cricket )team(?! sports?)|employees|staff|lead(?:er|ing|s)?|manag\w*|boss|office|startup|entrepreneur\w*|founder|freelanc\w*|shop|bakery|restaurant|caf[eé]|studio|practice|project|engineer|developer|teacher|nurse|doctor|lawyer|hired|subscribers|followers|products?|launch\w*|sell\w*|brand|profession\w*)\b/i,
  instead: passages`
    Your work is work you can put your name to.

    You've got a place in the world where what you do is needed.

    What you do all day has some of you in it, and that's no accident.
  `,
  follow: passages`
    People come to you with things that they couldn't solve.

    You know how it goes, down to the small things.

    It's built out of ordinary days. A call, a no, a better idea.

    There was a time when you only hoped for it.

    People trust you. That isn't something you can advertise for.

    You learned it bit by bit, as everybody does.

    You can say, I don't know yet, and nobody leaves the room.

    You've got a feel for it by now.

    When something goes wrong, you don't look away.

    It fits you better each year.

    It's good to be tired from that, and not from pretending.

    Someone will do their job better tomorrow because of how you did yours.

    Nobody drew you a map. There are paths there now, and they're yours.

    At the end of a day there's something there that wasn't there in the morning.
  `,
  scene: passages`
    Picture the start of a good day there, and the first thing you always do.
    Somebody comes in with a question, and it's one that you know.
    You sit down together, and you find the answer.
    By noon something's done that wasn't there before.

    Somebody calls, because somebody else was glad of you.
    You listen for a while. You say what you can do, and what you can't.
    They say, that's just what I was hoping.
    You're glad, and you get to work.

    It's evening, and you're the last to leave.
    You stop for a moment before you go.
    You could tell the story of every single thing in there.
  `,
  along: phrases`
    I'm good at what I do.
    My work has my name on it.
    I do good work, one day at a time.
  `,
};
