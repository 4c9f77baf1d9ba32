import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const newBeginning: Theme = {
  name: "new beginning",
  group: "ahead",
  signs:
    /\b(?:new job|first day|starting (?:a|my|at|school|uni|university|college|over|work|the)|new school|new chapter|start (?:a|my) new|new role|new beginning|fresh start|starting over|university|promotion|(?<!get )promoted|launch\w*|my wedding|getting married|retir(?:e|ing|ement)|pregnan\w*|expecting|new baby|due date)\b/g,
  weight: 3,
  things: {},
  near: ["work", "self", "routine", "calm", "friends"],
  meet: passages`
    Something new is about to start, and you can feel it in your stomach.
    Excitement and fear use the same chair there.

    You don't know yet where they keep the cups.
    On a first day no one does.

    One life isn't quite packed away, and the other isn't unpacked.
    It's a lot of boxes.

    You wanted this. Wanting it doesn't make it less strange.

    New things come without handles.
    It takes a week or two to find out where to hold them.

    For a while you'll be somebody who has to ask.
    It's not a bad thing to be.

    There's no map of it yet. There's only the first street.
  `,
  turn: passages`
    You've been new before, everywhere you now feel at home.

    No one needs all of you on the first day. They need your name and your face.

    You won't be starting from nothing. You're bringing the whole of yourself.

    The first week is for learning where the light switches are.
    The rest can come.

    Let it be awkward. Awkward is what a beginning looks like from near by.

    A year from now you'll be the one who shows someone else the way.

    You can take one familiar thing along. A pen. A cup. A song for the road.
  `,
  tie: passages`
    That comes along. It doesn't have to start over.

    It was new once, too, and look at it.

    So you already know how beginnings go. They go on.

    Wherever they put your desk, you'll have that.

    In a place where nobody knows you yet, that's one thing you know.

    It's what you'll be made of, when you walk in there.

    You won't have to introduce it. It'll show by Thursday.
  `,
  along: phrases`
    I'm allowed to be new.
    I can ask, and I can learn.
    I bring my whole self with me.
    I begin where I am.
    I've found my way before.
  `,
  close: phrases`
    Now choose what you'll wear, and leave the rest to the day.
    Go on. The first step's just a step.
    Put your keys where you'll find them, and let it come.
    Off you go, new as you are.
    One deep breath at the door, and then in.
  `,
  titles: phrases`
    First cup, new place
    Stepping in, {where}
    The good kind of nervous
    Where you come in
    The first street
    New, and still yourself
    Beginning well, {where}
    Room to be new
    Where they keep the cups
    A door you chose
  `,
  preferences: phrases`
    Fresh courage
    Bright beginnings
    Open and ready
    Warm confidence
  `,
};
