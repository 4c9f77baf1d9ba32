import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const lighthouse: Image = {
  name: "lighthouse",
  where: "by the lighthouse",
  arrive: passages`
    Imagine a lighthouse, seen from the inside, with the thick wall at your back.
    Whatever the sea is doing, it's doing it out there.

    Picture a beam going round, slowly, over dark water.
    It doesn't chase anything. It only comes round again.

    You're on a headland, in the lee of the tower, where the wind drops.
    Sit down against the wall. It's still got some sun in it.

    There's a round room with a round table, and a lamp at the top of the stairs.

    Think of a steady light a long way off, and of how it's enough to steer by.
  `,
  mind: passages`
    It's loud out there. You've got a thick wall at your back for now.

    When the beam's gone round to the other side, it's dark for a bit.
    It's coming. You can count it.

    A lighthouse doesn't run up and down the shore looking for boats to save.
    It stands, and it shines, and that does it.

    What's on your mind can break against the rock as often as it likes.
    Rock has all night.

    You can see it coming from up here. That's half of what towers are for.
  `,
  stay: passages`
    You go up, round and round, with your hand on the cold rail.
    At every turn there's a slit of a window, and every time there's a bit more sea.
    At the top there's a bench, and someone's left a blanket on it.
    You put it round you.

    It's night, and you're sitting under the great lens, and it turns.
    It makes hardly any noise. It's more of a feeling, in the floor.
    Out there a ship sees it, and changes course by a finger's breadth.
    You pour yourself some tea.
  `,
  goal: passages`
    That's one of the stones at the bottom, where they used the biggest.

    It comes round again and again. You can count on it.

    Salt, wind, a hundred winters. Not a crack.

    It isn't there to be looked at. It's there to hold.

    It's there in every weather, however you feel.

    That's the part that stands when the wind gets up.
  `,
  close: passages`
    The beam goes over once more. It touches you, and goes on.

    Down the stairs now, one hand on the wall.

    The sea's as big as it was. You've only got a better place to stand.

    The light will be lit when it gets dark. That's been seen to.

    Let the door fall to behind you. It's heavy, and it closes well.

    When it gets dark, look over your shoulder. There it'll be.
  `,
};
