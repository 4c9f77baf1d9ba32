import { type Passage, passages } from "./passage.ts";

const body = passages`
  Let your shoulders come down, as far as they like.
  There was nothing up there to hold.

  Unclench your jaw, just a little.
  Nothing needs to be said for a while.

  Let your forehead go smooth.
  It has done enough thinking for now.

  Feel the weight of your head, and how patiently your neck carries it.
  Let it rest back, if there's something to rest it on.

  Let your belly be soft.
  Nothing needs holding in just now.

  Notice your hands, wherever they are.
  Let them rest, however they like to rest.

  Start with your shoulders. Lift them once, and let them drop.
  That's the first thing you get to put down.

  Let your eyes close, if that feels good.
  If not, let them rest wherever they are.

  Find the place in your body that's already at ease.
  It may be very small. Begin there.

  Let your tongue lie easy behind your teeth.
  It's a small thing, and the whole face follows.

  Somewhere in your shoulders there may be a bit of today.
  Don't pull at it. Just let it know you've noticed.

  Let the muscles around your eyes give up their post.
  They can come off duty now.
`;

const seat = passages`
  Sit the way you'd sit if nobody needed you.
  For now, nobody does.

  Lean back until something holds you.
  Then give it a little more of your weight.

  Settle into wherever you are, as if you meant to stay.

  Let the chair do its job.
  Holding you is the only thing it has to do today.

  Shift a little, until the place feels right.
  There. Stay like that.

  Lie down or sit, whichever is kinder to you.
  Let whatever is under you do the carrying.

  Make yourself a little more comfortable than seems necessary.
  That's about right.

  Let whatever is behind you take the weight of your back.

  Let yourself get heavy, a little at a time.

  Find a way of sitting that asks nothing of you.
  If there isn't one, find the one that asks the least.

  Let the cushion, the seat, the wall take what they can take.
  You needn't hold yourself up.
`;

const room = passages`
  Listen for the quietest sound in the room.
  It was there before you came, and it isn't in a hurry.

  Whatever is going on outside that door can go on without you for now.

  Notice the air where you are, warm or cool.
  That's all you need to know about the world at the moment.

  There's a far sound and a near sound. Find one of each.
  You're in between, and that's a good place to be.

  Let the room be as it is, tidy or not.
  It doesn't mind you either.

  Let the sounds around you be what they are.
  They can go on, and you can rest.

  The phone can lie there. The door can stay shut.
  This is yours.

  Touch one ordinary thing near you, a sleeve, a cushion, the edge of a table.
  Let it be as plain as it is.

  The day will keep its noise for you.
  Here, for now, it's quieter.

  Nothing in this room is asking you a question.
  Rest in that.
`;

const greeting = passages`
  There you are.
  Come in properly. Bring all of yourself.

  Hello. It's quiet here, and you're welcome.

  Good. You've stopped.
  That was the hardest part.

  It's good that you came as you are.
  Nothing has to be straightened first.

  So. Here you are, in the middle of everything, taking a moment.

  Come as you are. There's no need to knock.

  Welcome. Stay just as you are.
  There's nothing here to get right.

  You can stop getting ready now.
  This is it, and there's nothing to get right.

  Here's a place to set things down.
  Take your time. Both hands.

  All right. Nothing is late, and nothing is next.
  Only this.

  You made it to this moment.
  However the day went, it brought you here.
`;

/** Begin with the breath; a short script, which has one breath later on, begins otherwise. */
export const breathOpenings = passages`
  Begin with one breath that you don't have to improve.
  In. And out, in its own time.

  Before anything else, let out the breath you've been saving.
  All of it. There's no hurry with the next.

  Breathe out first.
  The breath in will find its own way.

  Follow one breath all the way to its end.
  Then let the next one come by itself.

  Let a breath come in by itself, and let it go when it's ready.

  Take the kind of breath you'd take at an open window.
  And let it go, as far as it likes.

  Notice that you're breathing, and have been, all through this day.
  Nobody had to remind you.

  Let the next breath be slower than the last one, and nothing else.
`;

const hands = passages`
  Open your hands, and let them lie.
  Whatever they were gripping can manage.

  Rest one hand on the other.
  Feel which of them is the warmer one.

  Turn your palms up, if you like.
  For now they have nothing to carry.

  Let your fingers uncurl, one after another, starting with the smallest.

  Put a hand where you can feel yourself breathe.
  Leave it there for a while.

  Your hands have done so many small things today.
  Let them lie in your lap and be nothing but hands.

  Touch your thumb to your fingertip, lightly.
  That's you, here, on this day.

  Rub your palms together once, slowly, and notice the warmth.
  You made that just now.

  Let both arms hang a little heavier than usual.
  They're allowed to weigh what they weigh.
`;

const time = passages`
  This is a little time that belongs to no one but you.

  Let the clock look after itself for a while.

  The last thing is done. The next thing hasn't started.
  Sit down here, in the gap between the two.

  Between what was and what's coming there's this.
  Let's stay here for a moment.

  Whatever hour it is, it's early enough to begin again slowly.

  The rest of the day can wait.
  It'll still be there.

  Put today down next to you, gently, the way you'd put down a heavy bag.
  It won't go anywhere.

  Slow down by a half. Then by a half again.
  You still haven't missed anything.

  Let this be the slow part of the day.
  Every day has room for one.
`;

/** The ways to begin, by what they begin with. */
export const openings: readonly (readonly Passage[])[] = [
  body,
  seat,
  room,
  greeting,
  breathOpenings,
  hands,
  time,
];
