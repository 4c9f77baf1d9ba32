import type { GoalKind } from "../goal-kind.ts";
import { passages } from "../passage.ts";

/** For a goal of no other kind, and for one whose words can't be said. */
export const general: GoalKind = {
  name: "general",
  signs: /(?!)/,
  instead: passages`
    There's something you want with your whole heart, and it's welcome here.

    One of your wishes is best left in your own words.

    Bring to mind the thing you wished for. Let it be so.

    There's a wish of yours that only you can put into words.

    Something you set your heart on is part of how you live.

    Think of what you want most. Let it be true for a breath.

    What you hoped for has a place in this, too.

    The thing you've been working towards has already begun.

    One of your wishes is quieter than the rest. It's here, too.

    Picture it for a moment, on an ordinary day.

    There's one that I'll leave in your words. They're the right ones.

    And the other thing you hoped for is part of this, too.

    You know what you wrote down. Let it be true for a moment.

    Another part of the life you want is already here.

    Here's a wish that can stay between you and yourself.
  `,
  follow: passages`
    You know how it looks from the inside, on an ordinary day.
    Stay with one detail of it.

    It has a morning and an evening to it.
    It's there when the day starts, and it's there when you put out the light.

    You needn't tell anyone. It shows all the same.

    It began as a thought on the way somewhere.
    It stayed with you, and you stayed with it.

    It doesn't have to be said twice to be true.

    Some of it you worked for, and some of it you let happen.

    Think of who's there with you.
    Think of what you'd say to them.

    It's good to say it as if it were nothing special.
    That's how true things sound.

    It matters to you.
    You don't need a better reason than that.

    You've made a place for it, and it has moved in.

    Let that be enough about it for a moment.
  `,
  scene: passages`
    Picture it on a day with nothing special in it.
    Where are you? What's around you? What's in your hands?
    Somebody says good morning, and you say it back, and it's simply how things are.
    It's part of the day, and the day is yours.

    There was a moment when you noticed it was so.
    You'd been busy with something else. You looked up, and there it was.
    You stayed still for a bit, and let it be so.

    You tell somebody about it, a good while later.
    You tell them how unlikely it once looked.
    They smile. They can't imagine you without it.
  `,
  along: [],
};
