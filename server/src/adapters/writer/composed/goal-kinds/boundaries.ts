import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const boundaries: GoalKind = {
  name: "boundaries",
  signs:
    /\b(?:say(?:ing)? no|boundar\w*|no without|put(?:ting)? myself first|stand(?:ing)? up for myself|people[- ]pleas\w*|other people'?s (?:opinions?|approval)|anyone'?s approval|not please|protect(?:ing)? my (?:time|energy|peace)|my own needs|leave work on time|switch off after)\b/i,
  instead: passages`
    There's a line around what's yours, and you know where it runs.

    No is a word you own now, and you use it kindly.

    Your time has a door in it, and you're the one who opens it.
  `,
  follow: passages`
    The first time it came out too quickly. Now it comes out like the time of day.

    You don't add a story to it any more. It stands up by itself.

    After a no there's a small silence. You've found that you can live in it.

    Every no of that sort has a yes behind it, and the yes is for something you love.

    People adjusted. They do. Some of them even breathed out.

    It's not a wall. It's more like a garden fence. You can talk across it all day.

    The people who matter like knowing where you stand. It's restful for them.

    You used to say yes in the doorway and be sorry at the bus stop.
    Not so often, now.

    It's how there comes to be something left of you by the evening.

    A kind face and a short answer. You've got both.

    The calendar has white in it again, and you didn't have to ask for permission.

    You can hear somebody's disappointment, and still be fond of them, and still not do it.

    You noticed that the sky stayed up.
  `,
  scene: passages`
    Picture the moment. The message comes in, the favour, the one more thing.
    You read it. You put the phone down, and look out of the window for as long as you like.
    Then you write back. It's two lines long, and both of them are friendly.
    The evening's still there when you look up. All of it.

    Somebody asks, and for once there's no rush to fill the air.
    You hear yourself say, that doesn't work for me.
    They say, all right. It's as short as that, so often.
    You carry your bag home, and there's nothing extra in it.

    It's a little past six. You close what was open, and stand up.
    Someone's still typing. You say good night, and mean it.
    Outside it isn't dark yet, and you've got the whole walk to yourself.
  `,
  along: phrases`
    I can say no and stay kind.
    My time is mine to give.
    I keep my own line.
  `,
};
