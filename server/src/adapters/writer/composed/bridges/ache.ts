import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where something aches. */
export const ache: GoalTies = {
  family: phrases`
    And there they are, some of the ones who are left to love.
    You can be sad at that table. Nobody there will mind.
  `,
  friends: phrases`
    One of them would sit with you, and not say much.
    They don't need you cheerful. They'd just like to know where you are.
  `,
  love: phrases`
    You don't have to be sad in a different room.
    There's a hand there, on the evenings when words aren't any use.
  `,
  movement: phrases`
    You can take it with you, out there. It's easier to carry when it's moving.
    A hurting heart and two good feet make a decent pair.
  `,
  sleep: phrases`
    It's a rest from missing, some nights. Some nights it's a visit.
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
    You might put some of it in there. It's held worse, and made something of it.
  `,
  quitting: phrases`
    And you're feeling this with nothing in between. That's brave, whatever it looks like.
    You haven't gone looking for the old way round. You're walking through.
  `,
  home: phrases`
    There's a place where you can close the door and let your face do what it does.
  `,
  body: phrases`
    Eat something warm, in its honour. Sorrow forgets to.
  `,
  work: phrases`
    It's something to hold by the handle, on days when nothing else has one.
  `,
  routine: phrases`
    On grey days it's a rail along the wall. You put a hand on it and go on.
  `,
};
