import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const travel: GoalKind = {
  name: "travel",
  signs:
    /\b(?:travel\w*|trip|abroad|world|countries|country|japan|italy|paris|lisbon|spain|france|new york|london|live in [A-Z]?\w+|move abroad|sail\w*|island|adventur\w*|see the|visit\w*|road trip|camper|nomad)\b/i,
  instead: passages`
    There are places that you only knew from pictures, and you've stood in them.

    You know how to pack, and how to go.

    Part of you is at home in other places.
  `,
  follow: passages`
    You know what it's like to arrive, and the air's different.

    You ask the way, and people are kind.

    There's a street there that you know by heart.

    The world got bigger, and home got dearer.

    You need less than you thought. That's good to know.

    You've got lost in good places. It's how you found the best ones.

    Somewhere there's somebody who knows you by now.

    You stood there, and you thought, so this is real. And it was.

    It began as a thought, a long way off.

    It changes how you see the place you came from.

    You can feel at home among people who've never heard your name.

    The light there is like nowhere else.
  `,
  scene: passages`
    Picture the moment when you step out, and the air is different.
    You haven't got a plan for the afternoon. You've got a street.
    You buy something to eat that you can't pronounce, and sit down on a step with it.
    Nobody knows you, and it's lovely.

    It's early, and the others are asleep, and you're already out.
    The shutters go up one at a time. Somebody's hosing down the stones.
    You take it in, as if you'd always lived there.

    There'll be a day when you find something from there in a pocket.
    You hold it for a while.
    You can still tell just where it's from.
  `,
  along: phrases`
    I go, and I see it with my own eyes.
    The world is open, and I'm in it.
    I'm at home in more than one place.
  `,
};
