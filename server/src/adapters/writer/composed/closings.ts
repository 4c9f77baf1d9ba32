import { passages } from "./passage.ts";

/** Slow down before the last line. */
export const settling = passages`
  Before you go, feel your feet again.
  They're ready when you are.

  Nothing you've heard here has to be remembered.
  It was yours before I said it.

  Let your eyes find the light again, slowly.

  Take one thing with you, and leave the rest lying here.
  You'll know which one.

  There's no need to hold this feeling carefully.
  It isn't made of glass.

  Wiggle your fingers. Feel the air on the backs of your hands.

  If it gets loud later on, you know where the quiet is.
  It's exactly one breath away.

  Some of this will come back to you at an odd moment, on a staircase or at the sink.
  Let it.

  You've sat still in the middle of a life. That counts.

  Stretch, if your body asks for it.
  It has been patient.

  Let the sounds come closer again, one at a time.

  What was heavy may still be there. It may be easier to hold, though.

  Keep your shoulders where they are now.
  They look good down there.

  The same day is waiting outside.
  You're the part of it that's changed.

  Give yourself a second longer than you need.
  That second is a present.

  Come up slowly, as you would from warm water.

  Notice how you are now. You don't have to name it.

  Let the last of the stillness soak in, like rain into a pot.

  There's nothing to take home but yourself.

  Whatever you do next, do the first bit of it slowly.
`;

/** Last lines: give the moment back to the person's day. */
export const handovers = passages`
  Now go and do the next small thing.

  The day is yours again.

  Open your eyes when you like. It's all still there, and so are you.

  Off you go, at your own speed.

  There's a door. It opens from your side.

  Stand up when you're ready. No sooner.

  Whatever is next, you can meet it standing.

  Take this with you, and let the rest of it wait.

  Go gently. It's still your day.

  And now, back to it, a little lighter.

  Have a glass of water, and go on from there.

  Look up. That's where today starts again.

  Pick up only what you need for the next hour.

  Go on, then. Someone or something will be glad of you.

  Put your coat on, or take it off, and carry on.

  Let the next thing you touch be the next thing you do.

  That's all. The rest of it is yours to live.

  Here's your day back, hardly creased.

  Step out when it suits you. The air is fine.

  Carry on from here. You know the way.

  When you're ready, begin with something small.

  The next move is yours, and it can be a small one.

  Go and be where you are.

  Take your time getting up. Then take your time.

  Over to you, and to the ordinary run of things.

  Leave things as they are in here. You'll be back.

  It's your turn now, and there's no rush.

  Now let the day find you as you are.

  Go on with whatever you were doing, only kinder.

  And that's enough. Go and see what's outside.

  Walk out of here the way you'd walk out of a warm house.

  Do the first thing on the list, or cross it out.

  Back to the world, with your shoulders down.

  Say hello to the next person like someone with time.

  Turn the page. It's in your own handwriting.

  Now straighten your back, and take it from here.

  Open the window if you can. Then go on.

  The rest of the day is soft enough to walk on.

  Begin anywhere. You'll be right.

  Until next time, keep the good chair for yourself.

  Go and put your hand to something.

  Let the day come. You're here for it.

  That's yours to keep. Now on you go.

  Now look around, and choose one thing.

  You have what you need for the next bit. Go and see.

  Let's leave it there. You take it on.

  Go slowly through the first door, and then as you please.

  Time to go back. You're expected, and you're ready.

  Now give the day your ordinary best. It's plenty.

  Tie your laces, or don't. Either way, on you go.

  Back you go, and mind the step.

  Leave quietly. Keep some of the quiet in your pocket.

  The world can have you back now.

  Now reach for whatever is nearest, and start there.

  So, up you get, when up feels right.

  Get up, stretch, and let it all begin again.

  Here the words stop, and your day goes on.

  Put one foot on the floor. The other one will follow.

  Take the quiet along. It doesn't weigh anything.

  The next hour is small. Walk into it.

  Let someone see you smile today, if one turns up.
`;
