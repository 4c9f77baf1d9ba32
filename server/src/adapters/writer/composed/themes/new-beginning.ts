import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const newBeginning: Theme = {
  name: "new beginning",
  group: "open",
  signs:
    /\b(?:new job|first day|starting (?:a|my|at|school|uni|university|college|over|work|the)|new school|new chapter|start (?:a|my) new|new role|new beginning|fresh start|starting over|university|(?:my|got (?:a|the)) promotion|(?<!get )promoted|launch(?:ing|ed)? (?:my|our|a)|got the job|i start (?:on|in|next|tomorrow|monday)|first night shift|my wedding|getting married|(?<=^|[.!?,] )pregnant(?=[.!]|$)|(?:i'm|i am|we're|my (?:wife|girlfriend|partner) is|she's) (?:(?:finally|newly|so|happily|\w+ (?:weeks|months)) )*pregnant(?!.*\b(?:(?:don't|didn't|never) want|not ready|unwanted|unplanned|not sure|abort\w*|terminat\w*|can't (?:keep|have)|don't know (?:if|what|whether)|too young|alone|terrified)\b)|my pregnancy(?! (?:test|ended|was|failed))|expecting (?:a (?:baby|child|girl|boy)|our|twins)|we're expecting(?=[.!,]|$)|new baby|due date)\b/g,
  weight: 3,
  things: {},
  near: ["work", "self", "routine", "calm", "friends"],
  meet: passages`
    Something new is about to start, and you can feel it in your stomach.
    Excitement and fear feel much the same there.

    There's so much that you don't know yet.
    At a beginning no one does.

    One life isn't quite packed away, and the other isn't unpacked.
    It's all right to be in between.

    You wanted this. Wanting it doesn't make it less strange.

    New things are hard to get hold of.
    It takes a while to find out how they go.

    For a while you'll be somebody who has to ask.
    It's not a bad thing to be.

    You can't see all of it yet. You only need the first part.
  `,
  turn: passages`
    You've been new before, everywhere you now feel at home.

    No one needs all of you on the first day. They need your name and your face.

    You won't be starting from nothing. You're bringing the whole of yourself.

    The first week is only for finding your way.
    The rest can come.

    Let it be awkward. Awkward is what a beginning looks like from near by.

    A year from now you'll be the one who shows someone else the way.

    You can take one familiar thing along. A pen. A cup. A song for the road.
  `,
  tie: passages`
    That comes along. It doesn't have to start over.

    It was new once, too.

    So you already know how beginnings go. They go on.

    Wherever it takes you, you'll have that.

    Among people who don't know you yet, that's something you know.

    It's what you'll bring when you begin.

    You won't have to tell anyone. It'll show.
  `,
  along: phrases`
    I'm allowed to be new.
    I can ask, and I can learn.
    I bring my whole self with me.
    I begin where I am.
    I've found my way before.
  `,
  close: phrases`
    Get one thing ready, and leave the rest to the day.
    Go on. The first step's just a step.
    You've done what you can. Let it come.
    Off you go, new as you are.
    One deep breath before you begin, and then in.
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
    Finding your place
    A door you chose
  `,
  preferences: phrases`
    Fresh courage
    Bright beginnings
    Open and ready
    Warm confidence
  `,
};
