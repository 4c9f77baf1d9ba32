import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const giving: GoalKind = {
  name: "giving",
  signs:
    /\b(?:help(?:s|ing|ed)? (?:others|people|my|the|someone|families|women|children|kids)|volunteer\w*|donat\w*|charity|give back|mentor\w*|teach\w*|inspire\w*|support\w*|serve|service|make a difference|foster\w*|adopt\w*|rescue\w*|kindness|generous\w*|change lives)\b/i,
  instead: passages`
    Some of what you have goes on to other people, and there's still enough.

    Somebody's day is better because you were in it.

    You've got something to give, and you give it.
  `,
  follow: passages`
    They may never tell you. You've seen it in how they stand.

    You remember who did it for you. That's how it gets handed on.

    It costs something, and you always come home with more than you took along.

    You don't do it to be thanked. It's enough that it helps.

    Somebody used your words today, without knowing where they'd got them.

    It's not grand. It's an hour, a lift home, a letter you helped to write.

    You listen as though you had all day. Sometimes that's the whole of it.

    There's a person who's braver now because you didn't laugh.

    You don't have to save anyone. You hold the door, and they walk through it.

    It's taught you more than it ever taught them.

    You've found out that what you have gets no smaller when it's shared.
  `,
  scene: passages`
    Picture somebody who's got a bit further than they thought they would.
    They're looking round for someone to tell, and it's you.
    You hear the whole story, and you never once mention your own part in it.
    They know, though. You can see that they know.

    It's an ordinary hour, and there are things to do.
    You do what there is to do. You sit beside whoever sits alone.
    On the way out somebody says, same time next week, as if it had always been so.

    You've got something in your bag for somebody, and you're early.
    You wait for them, quite happy.
    It's nothing much. It's just that they said it once, and you remembered.
  `,
  along: phrases`
    I have something to give, and I give it.
    I'm of use, and I'm glad of it.
    I hold the door for others.
  `,
};
