import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const family: GoalKind = {
  name: "family",
  signs:
    /\b(?:mothers?|mums?|moms?|mummy|mommy|mama|fathers?|dads?|daddy|papa|parents?|family|brothers?|sisters?|siblings?|aunt\w*|uncles?|grand(?:mother|father|ma|pa|parents?)|gran|nan|nephews?|nieces?|cousins?)\b/i,
  instead: passages`
    Your people are near, and you're there when you're there.

    You've got time for your family, and you're not looking at the clock.

    They know they can come to you.
  `,
  follow: passages`
    You pick up the phone, or you make the trip. It's that simple, and that hard.

    You know each other's ways by now, the easy ones and the hard ones.

    It's the ordinary things you talk about that do it.

    You don't have to fix everything. You listen.

    They'll remember that you came.

    Old things have been said between you, or let go without being said.

    They know your voice before you've said your name.

    It isn't always easy. It's yours, and you're part of it.

    Somebody has to take the first step, and you know how.

    You know their faults, and they know yours, and still.

    Some of what you were given, you've kept. And some of it you've let go.

    There's a place there that's always been yours.

    There's a lot in it that doesn't need saying.

    You give it your time, and time is what it needs.
  `,
  scene: passages`
    Picture an ordinary evening, with some of them there.
    Somebody's telling a story in the wrong order. Somebody's laughing already.
    You look round the table, and for a second you see it from outside.
    Then somebody says your name, and you're back in it.

    There's a call, and it's a voice that you've known for a very long time.
    You sit down to listen.
    It's weather, and a cold, and what the neighbours did. You wouldn't miss a word.
    When it's over you stay there for a bit, and you're glad that you answered.

    It's late, and you think of them, one after another.
    Where they are. What they'd be doing now.
    Whatever was said or not said, you belong to each other.
  `,
  along: phrases`
    I'm there for the people I love.
    I come home with my whole heart.
    I listen, and I stay.
  `,
};
