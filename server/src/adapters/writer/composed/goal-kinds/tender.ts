import type { GoalKind } from "../goal-kind.ts";
import { passages } from "../passage.ts";

/** For a goal that what is on the mind has made sore: a marriage, when somebody has just left. */
export const tender: GoalKind = {
  name: "tender",
  signs: /(?!)/,
  instead: passages`
    One of your wishes is sore today. We'll leave it in peace, and stay near it.

    There's something you wrote that hurts to look at now. It can rest.

    What you hoped for is still allowed to be hoped for.
  `,
  follow: passages`
    It isn't any less yours because it hurts.

    You can be gentle with that wish, as you'd be with somebody who has had a hard day.

    You don't have to talk yourself into it.
    You can simply let it be said.

    Some things are true in the way that a promise is true.

    Whatever you feel when you hear it is allowed.

    You've kept it, through all of this.

    It can wait until there's room for it again.

    It's all right to say it, and to be sad.

    There's a great deal of love in that sentence.

    You wrote it down, even so. That took heart.

    Hold it lightly today. It doesn't need to be proved.

    You may believe it only a little today. A little is all right.

    It's yours, also on the days when it hurts to say.

    You needn't picture it now, if the picture hurts.

    It shows how much you care. That part is true already.

    You're allowed to want it with your whole heart.

    You can say it slowly, or only half aloud.

    Let it stand beside what hurts. Neither of them has to leave.

    It asks nothing of you today.

    You don't have to explain to anyone why it matters to you.

    It can be true in you before it shows anywhere else.

    You can put it down for a while, and it'll still be yours.
  `,
  scene: passages`
    Put that sentence down beside you, as you'd put down something you love.
    It isn't going anywhere.
    You can turn to it now and then, and turn away again.

    Say it to yourself once, without any picture.
    Only the words, in your own voice.
    That's enough of it for today.

    Think of why you wished for it, long before any of this.
    That reason was a good one.
    It still is.
  `,
  along: [],
};
