import type { GoalKind } from "../goal-kind.ts";
import { passages } from "../passage.ts";

/**
 * For a goal that what is on the mind has made sore: a marriage, when somebody has just left. Its words
 * aren't said: what was lost is neither told as true nor asked to be said along.
 */
export const tender: GoalKind = {
  name: "tender",
  signs: /(?!)/,
  instead: passages`
    One of your wishes is sore today. We'll leave it in peace, and stay near it.

    There's something you wrote that hurts to look at now. It can rest.

    What you hoped for was worth hoping for.

    One wish I'll leave unsaid today. You know which.

    There's a wish of yours that I won't read to you now.

    One of the things you wrote down is heavy today. It may lie here, quite still.

    Something you wished for belongs to what hurts. We'll be careful with it.

    There's one wish that we'll leave alone today.

    One thing that you wrote can stay folded for now.

    You wrote down something dear to you. Today it may just be dear.
  `,
  follow: passages`
    It isn't any less yours because it hurts.

    You can be gentle with that wish, as you'd be with somebody who has had a hard day.

    You don't have to talk yourself into it.
    You can simply let it be.

    Whatever you feel when you think of it is allowed.

    You've kept it, through all of this.

    It doesn't have to be looked at until you want to.

    It's all right to have wished for it, and to be sad.

    There's a great deal of love in that wish.

    You wrote it down, even so. That took heart.

    Hold it lightly today. It doesn't need to be proved.

    It's yours, also on the days when it hurts to look at.

    You needn't picture it now, if the picture hurts.

    It shows how much you care. That part is true already.

    You're allowed to want it with your whole heart.

    You don't have to say it, not even inside.

    Let it stand beside what hurts. Neither of them has to leave.

    It asks nothing of you today.

    You don't have to explain to anyone why it matters to you.

    You can put it down for a while, and it'll still be yours.
  `,
  scene: passages`
    Put that wish down beside you, as you'd put down something you love.
    It isn't going anywhere.
    You can turn to it now and then, and turn away again.

    Think of why you wished for it, long before any of this.
    That reason was a good one.
    It still is.
  `,
  along: [],
};
