import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const home: GoalKind = {
  name: "home",
  signs:
    /\b(?:house|home|homeowner|apartment|flat|cottage|cabin|garden|tidy|declutter\w*|clean\w*|kitchen|move to|farm|by the sea|renovat\w*)\b/i,
  instead: passages`
    There's a door with your key in it, and you know its sound.

    You have a place where your shoulders come down by themselves.

    Your rooms have come to look like you.
  `,
  follow: passages`
    You know its small faults, and you've got fond of them.

    Everything you need is within reach.

    It has its own hours, and you know them.

    You turn the key, and the whole day stays out on the step.

    There's a corner of it that's just for you.

    It isn't perfect, and it's yours.

    Things have their places now. So have you.

    People come in, and sit down without being told where.

    You open a window in the morning and it's your own air.

    It took patience, and some of it took years.

    In the evening it holds you without being asked.

    You can be anyone out there. In here you needn't be.
  `,
  scene: passages`
    Picture it towards evening. You come home.
    The key turns. There's that smell, which is nobody else's.
    You put your bag where your bag goes.
    For a while you don't do anything. You're in.

    It's Sunday, and nothing's happening in any of the rooms.
    There's nothing you have to do for a while.
    You sit down with something warm, and you stay.

    People are coming, and it smells of onions.
    You put out what you've got, and it's enough.
    Someone rings, and you call out that it's open.
  `,
  along: phrases`
    I have a place that's mine.
    I'm at home in my own rooms.
    I come home, and I breathe out.
  `,
};
