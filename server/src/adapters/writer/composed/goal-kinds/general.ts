import type { GoalKind } from "../goal-kind.ts";
import { passages } from "../passage.ts";

/** For a goal of no other kind, and for one whose words can't be said. */
export const general: GoalKind = {
  name: "general",
  signs: /(?!)/,
  instead: passages`
    There's something you want, and you wrote it as if it had happened.

    One of your goals is best left in your own words.

    Bring to mind the thing you wished for. See it finished.

    There's a wish of yours that only you can say properly.

    Something you set your heart on is part of how you live.

    Think of what you want most. Let it be true for a breath.

    What you hoped for has a shape by now. Look at it.

    The thing you've been working towards isn't only ahead of you.

    One of your wishes is quieter than the rest. It's here, too.

    Picture the thing itself, the way it looks on an ordinary day.

    There's one that I won't put into words. You have it better.

    And the other thing you hoped for has come closer.

    You know what you wrote down. See it already done.

    Another part of the life you asked for is under your feet.

    Here's a wish that keeps its own counsel. You know which.
  `,
  follow: passages`
    You know how it looks from the inside, on an ordinary day.
    Stay with one detail of it.

    It has a morning and an evening to it.
    There's a way you walk when you have it.

    You needn't tell anyone. It shows in how you close a door.

    It began as a thought on the way somewhere.
    Look what a thought can do when you feed it.

    There was a last day without it.
    You didn't even notice that day going by.

    Some of it you made, and some of it you allowed.

    See who's in the picture with you.
    See how they look at you.

    It's good to say it as if it were nothing special.
    That's how true things sound.

    It was worth wanting.
    It's worth having, too, which isn't always the same.

    You've made a place for it, and it has moved in.

    Notice what you no longer worry about, now that it's so.
  `,
  scene: passages`
    Picture it on a day with nothing special in it.
    See where you're standing. See what you've got in your hands.
    Somebody says good morning, and you say it back, and it's simply how things are.
    No one's surprised any more. Not even you.

    There was a moment when you noticed it was so.
    You'd been busy with something else. You looked up, and there it was.
    You stood quite still for a bit, so as not to frighten it.

    You tell somebody about it, a good while later, on a walk.
    You tell them how unlikely it once looked.
    They laugh, since they can't imagine you without it.
  `,
  along: [],
};
