import { passages } from "./passage.ts";

/** Arrives without asking for anything. */
export const arriving = passages`
  Let's be quiet together for a little while.
  You don't have to feel better for it.

  I'm glad you put it into words.
  That can't have been easy.

  Stay here with me for a bit.
  There's nothing you need to do well.

  Thank you for saying it.
  It's said now, and you're not alone with the words.

  Sit, or lie down, wherever you feel safest.
  We'll go slowly.
`;

/** Meets somebody in the dark, and makes it no lighter than it is. */
export const meeting = passages`
  What you wrote sounds like a great deal of pain.
  I won't talk it away, or tell you it's less than it is.

  When it's this heavy, thoughts get very dark and very sure of themselves.
  They can feel like the truth. They're also what pain sounds like from the inside.

  You don't have to decide anything about your life in this hour.
  You only have to be in it, one breath long, and then the next.

  It makes sense that you're worn out by it.
  Carrying this and getting through a day is a lot for one person.

  Feelings as big as this do move, even when nothing in them says so.
  You don't have to believe that today. Somebody can believe it beside you.

  You haven't done anything wrong by feeling this.
  It isn't a failing, and it isn't a thing to hide.
`;

/** The one plain thing that has to be said. The first line of each always stays in. */
export const help = passages`
  Please tell someone you trust today, or call your local emergency number if you're in danger.
  Ringing is enough. You don't need to have the right words.

  Please reach out now to a person you trust, or to your local emergency services.
  You can simply say that you need somebody with you.

  If you might hurt yourself, please call your local emergency number, or go to someone you trust.
  A few words will do. I'm not safe on my own right now.
`;

/** Keeps company: small, near, bodily things that are true in any state. */
export const staying = passages`
  Feel what's under you. It's holding you, without any effort of yours.

  Look for something near you with a plain colour, and rest your eyes on it.
  Then something else. There's no hurry.

  Hold something with a bit of weight, a mug, a cushion, your own other hand.

  Put both feet on the floor, if you can.
  Press them down a little, and feel the floor press back.

  Is there a window? Look out as far as you can see.
  Everything out there is just going on, and you may simply look.

  If there's something near that could hurt you, move away from it, or ask somebody to take it.
  Distance helps. So does another person in the room.

  Drink some water, if there's any close by. Cool, one swallow, and then another.

  You might pull a blanket round you, or a coat.
  It's all right to need warmth.

  Think of one person, or one animal, who is easier to be near than others.
  You could be near them. You could ask.

  Listen for a sound outside of yourself, a fridge, a bird, a road.
  Let it be there, and you be here.

  If tears come, let them. If none come, that's all right too.

  You don't need to look ahead to next week.
  Tonight is far enough. Even that can be taken in pieces.

  Nothing has to be solved before you're allowed to have company.

  Whoever you tell may be frightened for you, and still be glad you told them.
  People want to know. They'd rather be woken than not be told.

  There are people whose whole work it is to answer when somebody feels like this.
  They've heard it before, and they'll stay on the line.

  Let the next few minutes be made of very small things.
  A breath. A sip. A word to someone.

  What you hoped for when you wrote your goals can lie by for now.
  It isn't asking anything of you.

  Let your hands be open, if they can be. Let your face be as tired as it is.

  Name three things that you can see.
  Say them slowly, as though someone were writing them down.

  You've been very alone with this.
  It gets less heavy when a second person has hold of it.

  I can keep you company with words. You deserve more than words.
  You deserve somebody who can sit down next to you.

  Pain like this narrows everything down to itself.
  There's more to you than it can see from where it stands.

  Let the light be on. Let a door be open. Let someone know where you are.

  You don't have to be brave about it.
  You can say it badly, and in the wrong order.

  If the first person doesn't answer, try another one.
  It isn't a sign. It's only a phone that nobody heard.

  For now, slow is good. Near is good. Simple is good.

  Rest your eyes for a moment, and let me go on talking.
  There's nothing here that you need to answer.

  Perhaps there's a number you know by heart.
  It would be a good time to use it.

  You matter today, in the state you're in, and not only when you're well.
`;

/** In "I". */
export const along = passages`
  I can tell one person.

  I don't have to be alone with this.

  I can stay for the next breath.

  I'm allowed to ask for help.

  I can let somebody sit with me.
`;

/** Last lines. */
export const closing = passages`
  Now put this down, and call or write to one person. I'll be glad you did.

  The next thing is small. Let someone know how you are.

  Go to where there's somebody else, or let them come to you.

  Take the phone in your hand now, and choose one name.
`;
