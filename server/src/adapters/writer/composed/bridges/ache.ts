import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where something aches. */
export const ache: GoalTies = {
  family: phrases`
    And there are people who would want to know how you are.
    You're allowed to be sad with them.
  `,
  friends: phrases`
    One of them would sit with you, and not say much.
    They don't need you cheerful. They'd just like to know where you are.
  `,
  love: phrases`
    You don't have to be sad in a different room.
    There's somebody near, when words aren't any use.
  `,
  movement: phrases`
    You can take the hurt along. It's easier to carry when you're moving.
    It knows how to go on, that part of you.
  `,
  sleep: phrases`
    It's a rest from all this, some nights.
    Let the night have it for a few hours.
  `,
  self: phrases`
    You'd sit with a friend like this. So you sit with yourself.
    There's someone with you all the way through, and it's you.
  `,
  calm: phrases`
    It isn't there to make the sadness stop. It gives it somewhere to sit.
  `,
  creative: phrases`
    You might put some of the sadness in there. There's room for it.
  `,
  quitting: phrases`
    And you're feeling this with nothing in between. That's brave, whatever it looks like.
    You haven't gone looking for the old way round. You're walking through.
  `,
  home: phrases`
    There's a place where you can close the door and let your face do what it does.
  `,
  body: phrases`
    Eat something warm today. Sorrow forgets to.
  `,
  work: phrases`
    It's something to hold on to, on days when little else is.
  `,
  routine: phrases`
    On hard days it gives you something to go by.
  `,
};
