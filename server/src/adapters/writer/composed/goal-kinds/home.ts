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
    You know which board creaks, and you've got fond of it.

    There's a hook for your coat, and it's at the height of your arm.

    The light comes round to the table at about the same time every day.

    You turn the key, and the whole day stays out on the step.

    There's a cup that nobody else uses, without anyone having said so.

    It isn't perfect. It's got a drawer that sticks, and it's yours.

    Things have their places now. So have you.

    People come in, and sit down without being told where.

    You open a window in the morning and it's your own air.

    It took paint, and patience, and a good deal of bread and cheese on the floor.

    In the evening it holds you without being asked.

    You can be anyone out there. In here you needn't be.
  `,
  scene: passages`
    Picture it towards evening. You come round the corner, and there's your window.
    The key goes in without your looking. There's the smell, which is nobody else's.
    You put your bag where your bag goes.
    For a while you don't put on the light. You just stand there, and you're in.

    It's Sunday, and nothing's happening in any of the rooms.
    There's a patch of sun on the floor, and you've known it to move as far as the chair.
    You take your cup over, and sit in it.

    People are coming, and it smells of onions.
    You lay the table with what you've got, and none of it matches.
    Someone rings, and you call out that it's open.
  `,
  along: phrases`
    I have a place that's mine.
    I'm at home in my own rooms.
    I come home, and I breathe out.
  `,
};
