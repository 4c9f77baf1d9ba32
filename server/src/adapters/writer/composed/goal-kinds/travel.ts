import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const travel: GoalKind = {
  name: "travel",
  signs:
    /\b(?:travel\w*|trip|abroad|world|countries|country|japan|italy|paris|lisbon|spain|france|new york|london|live in [A-Z]?\w+|move abroad|sail\w*|island|adventur\w*|see the|visit\w*|road trip|camper|nomad)\b/i,
  instead: passages`
    There are places that you only knew from pictures, and you've stood in them.

    Your bag stands by the door, and it doesn't look nervous.

    Part of you lives somewhere that smells of other trees.
  `,
  follow: passages`
    You know what it's like to step off, and the air's got a different weight.

    You ask the way with your hands, and you get soup.

    There's a street there that knows your shoes.

    It got bigger, the world, and oddly enough so did your kitchen.

    You carry less each time. It's nearly a life's lesson, that.

    You've got lost in good places. It's how you found the best ones.

    Somewhere there's a baker who nods when you come in.

    You stood there, and you thought, so this is real. And it was.

    It began with a map on a wall, and a finger.

    You come back with dust on your bag, and a way of looking.

    You can feel at home among people who've never heard your name.

    The sea's another colour there. You could mix it by now.
  `,
  scene: passages`
    Picture the moment when the door opens, and it's warm, and it smells of another sort of tree.
    You haven't got a plan for the afternoon. You've got a street.
    You buy something to eat that you can't pronounce, and sit down on a step with it.
    A cat comes. It's the same language.

    It's early, and the others are asleep, and you're already out.
    The shutters go up one at a time. Somebody's hosing down the stones.
    You stand there as if you'd always stood there, with your hands in your pockets.

    There'll be a day when you unpack, and sand falls out of a shoe.
    You leave it on the floor a while.
    You can still tell, from the colour, just where it's from.
  `,
  along: phrases`
    I go, and I see it with my own eyes.
    The world is open, and I'm in it.
    I'm at home in more than one place.
  `,
};
