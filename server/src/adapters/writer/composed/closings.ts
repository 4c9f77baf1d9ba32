import { passages } from "./passage.ts";

/** Slow down before the last line. */
export const settling = passages`
  Before you go, feel where you are again.
  What's under you, what's around you.

  Nothing you've heard here has to be remembered.
  It was yours before I said it.

  Let the day come closer again, slowly.

  Take one thing with you, and leave the rest lying here.
  You'll know which one.

  There's no need to hold this feeling carefully.
  It can come and go.

  Move your fingers a little. Feel the air on your hands.

  If it gets loud later on, you know where the quiet is.
  It's one slow breath away.

  Some of this may come back to you later, at an odd moment.
  Let it.

  You stopped for a while, in the middle of everything. That counts.

  Stretch, if your body asks for it.
  It has been patient.

  Let the sounds come closer again, one at a time.

  What was heavy may still be there. It may be easier to hold, though.

  Keep your shoulders as they are now.
  They can stay down for a while.

  The same day is waiting outside.
  You can meet it a little more slowly.

  Give yourself a second longer than you need.
  Nobody is waiting.

  Come up slowly, as you would from warm water.

  Notice how you are now. You don't have to name it.

  Let the last of the stillness sink in.

  There's nothing you have to hold on to.

  Whatever you do next, do the first bit of it slowly.
`;

/** Last lines: give the moment back to the person's day. */
export const handovers = passages`
  Now go and do one small thing.

  The day is yours again.

  Come back when you like. It's all still there, and so are you.

  Off you go, at your own speed.

  When you're ready, let the day back in.

  Go on when you're ready. No sooner.

  Whatever is next, you can meet it as you are.

  Take this with you, and let the rest of it wait.

  Go gently. It's still your day.

  And now, back to it, a little lighter.

  Have a glass of water, and go on from there.

  This is where today goes on.

  Pick up only what you need for the next hour.

  Go on, then. Someone will be glad of you today.

  Carry on from here, a little more slowly than before.

  Let the next thing be a simple one.

  That's all for now. The rest of the day is yours.

  Here's your day back.

  Go back to it whenever it suits you.

  Carry on from here. You know the way.

  When you're ready, begin with something small.

  The next move is yours, and it can be a small one.

  Go and be where you are.

  Take your time going back. Then take your time.

  Now back to the ordinary run of things, and to the people in it.

  You can come back to this quiet whenever you like.

  It's your turn now, and there's no rush.

  Now let the day find you as you are.

  Go on with whatever you were doing, only kinder.

  And that's enough. Go and see what the day has.

  Take some of this warmth with you.

  Do the first thing that needs you, and do it slowly.

  Back to the day, with your shoulders down.

  Say hello to the next person like someone with time.

  What comes next is yours to write.

  Now take it from here, in your own time.

  Open the window if you can. Then go on.

  The rest of the day can be gentle, too.

  Begin anywhere. One thing is enough.

  Until next time, be good to yourself.

  Go and do one thing with care.

  Let the day come. You're ready enough.

  That's yours to keep. Now on you go.

  Now choose one thing, and let the rest wait.

  You have what you need for the next bit. Go and see.

  Let's leave it there. You take it on.

  Go slowly at first, and then as you please.

  It's time to go back. There's no rush.

  Now give the day your ordinary best. It's plenty.

  Take one more breath, and on you go.

  Back you go, gently.

  Leave quietly. Some of the quiet comes with you.

  The day can have you back now.

  Now start with whatever is nearest.

  Go on when it feels right.

  Stretch, if you like, and let the day go on.

  Here the words stop, and your day goes on.

  Make one small move, and the next will follow.

  Take the quiet along. It doesn't weigh anything.

  The next hour is small. You can do that much.

  If a smile turns up today, let it.
`;
