import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const boundaries: GoalKind = {
  name: "boundaries",
  signs:
    /\b(?:say(?:ing)? no|boundar\w*|no without|put(?:ting)? myself first|stand(?:ing)? up (?:for myself|to)|people[- ]pleas\w*|other people'?s (?:opinions?|approval)|anyone'?s approval|not please|protect(?:ing)? my (?:time|energy|peace)|my own needs|leave work on time|switch off after)\b/i,
  instead: passages`
    There's a line around what's yours, and you know where it runs.

    No is a word you own now, and you use it kindly.

    Your time is yours, and you decide who gets some.
  `,
  follow: passages`
    The first time it was hard to say. Now it comes out quite calmly.

    You don't add a story to it any more. It stands up by itself.

    After a no there's a small silence. You've found that you can live in it.

    Every no of that sort has a yes behind it, and the yes is for something you love.

    People adjusted. They do. Some of them even breathed out.

    It's not a wall. It's more like a fence. You can talk across it all day.

    The people who matter like knowing where you stand. It's restful for them.

    You used to say yes at once, and be sorry afterwards.
    Not so often, now.

    It's how there comes to be something left of you by the evening.

    A kind face and a short answer. You've got both.

    There's room in your week again, and you didn't have to ask for permission.

    You can hear somebody's disappointment, and still be fond of them, and still not do it.

    The sky didn't fall.
  `,
  scene: passages`
    Picture the moment. The message comes in, the favour, the one more thing.
    You read it. You put the phone down, and look out of the window for as long as you like.
    Then you write back. It's two lines long, and both of them are friendly.
    The evening's still there when you look up. All of it.

    Somebody asks, and for once there's no rush to fill the air.
    You hear yourself say, that doesn't work for me.
    They say, all right. It's as short as that, so often.
    You go home, and there's nothing extra on your back.

    It's the end of the working day. You close what was open.
    Someone's still typing. You say good night, and mean it.
    The evening hasn't started yet, and all of it is yours.
  `,
  along: phrases`
    I can say no and stay kind.
    My time is mine to give.
    I keep my own line.
  `,
};
