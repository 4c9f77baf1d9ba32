import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const worry: Theme = {
  name: "worry",
  group: "alarm",
  signs:
    /\b(?:worr\w*|anxi\w*|nervous|scared|afraid|fear\w*|panic\w*|overthink\w*|can'?t stop (?:thinking|going)|racing|what if|dread\w*|terrified|on edge|spiral\w*|restless|tense|frightened|the news|future|uneasy|going over it|ruminat\w*|can'?t (?:relax|switch off|calm))\b/g,
  weight: 2,
  things: {},
  near: ["calm", "sleep", "self", "body", "movement"],
  meet: passages`
    Your thoughts have been going round, as if one more turn could settle it.

    Worry is a kind of love, with nothing to do.

    It begins with what if, and it rarely goes on with something kind.

    You may feel it in your chest, or just under it.

    You've lived through it so many times already, in your head.

    Some part of you is sounding an alarm.
    It means to help. It may be louder than it needs to be.

    Telling yourself to calm down has never worked on anyone.
    So we won't.

    Your mind's trying to keep you safe. It's just using everything it's got, for everything.

    You're braced for something. You can feel it in your hands.
  `,
  turn: passages`
    Look around once, slowly. Is anything happening, here, now? It's allowed to be quiet.

    You can't think your way to certain. You can breathe your way to here.

    A thought can come in without being asked to stay for dinner.

    Most of what you picture won't come. What does, you'll meet one step at a time.

    You needn't fight it. You can let it be there.

    It rises, and it stays for a while, and it goes down. It's never yet stayed up.

    Give it a time. Say, at six, for ten minutes, with a pencil. Not now.

    Underneath the racing there's something slow. Your heart knows it better than your head.
  `,
  tie: passages`
    Worry can go all round that, and not find a way in.

    It's got nothing to do with what if. It's what is.

    You were worried on the way there, too. You arrived.

    It didn't wait for you to be calm.

    You can put your hand on that, like on a rail.

    It's quieter than the worry. It's also truer.

    There's something that isn't going to change while you're not looking.

    Go back to that when it starts up again. It keeps still.
  `,
  along: phrases`
    I'm here, in this moment.
    I can feel this and still be all right.
    I don't have to solve it now.
    It's a thought, and I can let it pass.
    I come back to my breath.
  `,
  close: phrases`
    Now find one thing to do with your hands.
    Let the what ifs talk among themselves, and go on with your day.
    Get some fresh air, if you can.
    Take it one small thing at a time, and off you go.
    It can come along if it likes. You choose the way.
  `,
  titles: phrases`
    The quiet under it
    Feet on the floor
    Wait and see, {where}
    Slow underneath
    Under the racing
    A locked door, checked
    Slower than the worry
    Back to here, {where}
    Something that keeps still
    The quiet underneath
  `,
  preferences: phrases`
    Calm and grounded
    Ease and trust
    Quiet mind
    Steady breath
  `,
};
