import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const creativeBlock: Theme = {
  name: "creative block",
  group: "measure",
  signs:
    /\b(?:creative block|writer'?s block|blocked|blank page|can'?t write|can'?t paint|can'?t create|haven'?t (?:written|painted|drawn|created|made|composed|played)|no ideas|uninspired|inspiration|my novel|my book|my art|my music|manuscript|canvas)\b/g,
  weight: 3,
  things: {},
  near: ["creative", "work", "routine", "self", "study"],
  meet: passages`
    The page is white, and it looks back at you.
    It isn't judging. It just hasn't got a face.

    You used to be able to do this without thinking. Now you think, and that's in the way.

    It's been so long that the door has got a bit stiff.
    Nobody has locked it.

    You get everything ready, and then you do something else.
    That's part of it. It always was.

    There's something in you that wants to come out, and it doesn't like being stared at.

    You see what other people make, and it's already finished when you see it.
    You never see them in front of their white page.

    The field's lying fallow. Farmers do that on purpose.
  `,
  turn: passages`
    Make a bad one. Make it quickly, on the back of something.

    You don't need an idea. You need a pencil, and a thing to look at.

    What you made before came out of somewhere. Nobody has moved it.

    It isn't all gone. It's just gone under, like a stream does, and it's going the same way.

    Ten minutes, with the door shut. Nobody ever has to see it.

    The first mark is only there to spoil the white.

    Play is allowed. It's how it started, if you remember, on the floor.
  `,
  tie: passages`
    That came from the same place. The place is still there.

    It never asked whether you were inspired that day.

    Those are a maker's hands, whatever they're doing this month.

    You did that one line at a time, too.

    That has something in it, if you should want it.

    It feeds the other thing. It all goes in the same pot.

    Even when the page is white, that's written down.
  `,
  along: phrases`
    I make things, and some of them are small.
    I can begin badly.
    I don't have to wait to be ready.
    It's still in me.
    I'm allowed to play.
  `,
  close: phrases`
    Now make one mark on something, and walk away from it.
    Go and look at one thing until it gets interesting.
    Leave what you need where you'll come across it.
    Ten bad minutes. That's all. Then you're free to go.
    Off you go, and make something nobody asked for.
  `,
  titles: phrases`
    Back to the table
    Ten bad minutes
    Under the white page
    Crayons again
    Spoil the white
    One small mark
    The stream underneath
    Making, {where}
    Permission to play
    A bad one, quickly
  `,
  preferences: phrases`
    Creative ease
    Playful courage
    Quiet spark
    Gentle focus
  `,
};
