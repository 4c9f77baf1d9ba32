import { passages } from "./passage.ts";

/** Follow any goal, just told. */
export const anyGoal = passages`
  It didn't come in one piece.
  It came in mornings, in small yeses, in going back after a bad day.

  There was a first time, and you were clumsy at it, and you stayed.

  Nobody handed that to you.
  You picked it up, put it down, and picked it up again.

  Remember how far away that once looked.
  Now you could reach out and touch it.

  It isn't loud. It doesn't have to be.
  It's just what's so.

  There's a drawer somewhere with the old version of you in it.
  You can look in from time to time, and close it kindly.

  Somebody who knew you years ago would smile at that.

  It still takes something, some days.
  And on those days you find it, or you find half of it, and half is enough.

  Think of the last time it felt easy.
  That was real. That wasn't luck.

  The proof isn't a certificate.
  It's the way your body already knows what to do next.

  You can lean on that a little.
  It was built to carry weight.

  Every time you doubted it and went on, it got stronger at that very place.

  It's made of ordinary days, which is why it holds.

  Picture one small detail of it. Where you are. What your hands are doing.
  That's how it looks from the inside.

  It's the kind of thing you notice most when you stop and count.
  So stop here, and count it.

  Once it took all your courage.
  Now it takes a little, and there's some left over for the rest.

  That's how it is with what lasts.
  It goes from hard, to possible, to yours.

  Let it be plain. Let it be as plain as your name on an envelope.

  A year of small steps makes no noise at all.
  You hear it only afterwards.

  No one could have told you how it would feel.
  It feels like this. Quiet, and a little amazed.

  It asks for no applause.
  It would be glad of a nod, though, so nod.

  There were days you nearly let it go.
  Look who didn't.

  What you do again and again becomes what you stand on.

  It's there when you wake up, before you've remembered to think about it.

  Somewhere a younger you is looking up from a desk, relieved.

  That's not a small thing to say about a life.

  It doesn't need to be perfect to be true.
  It's true on the crooked days as well.

  You know the feel of it by now, like the third stair that creaks.

  Hold it for a moment as you'd hold a warm cup.
  Both hands. No hurry.

  It has your fingerprints all over it.

  And the best of it is how little you have to think about it now.

  If it ever feels far off, remember it began with something you could do in an afternoon.

  The road to it had more bends than you expected.
  It got there anyway, and so did you.

  People can tell, even if they'd never find the words.

  Look at it the way you'd look at something a friend had made.
  Generously, and up close.

  It grew while you were busy with other things.
  Good things often do.

  Nothing about today takes that away.

  There's a quiet kind of pride that doesn't puff up. It just stands up straighter.
  Have some of that.

  Each time, it gets a little more like breathing.

  It's yours on a Monday, and in the rain, and with a cold.

  When people ask how, you'll shrug and say, a bit at a time.
  And that will be the truth.

  Notice there's nothing to prove in that sentence.
  It only tells how things are.

  That sits at the centre of your days, like the table in a kitchen.

  It was a wish with your handwriting on it.
  Look what your handwriting did.

  There's a before and an after.
  You're standing in the after.

  Let yourself be a bit surprised by it, even now.
`;

/** Look at several goals together, after the last was told. `{one}`, `{two}` are doings. */
export const together = passages`
  {One}, and {two}.
  Different hours of the week, and the same pair of hands.

  Put them side by side and you can see the family likeness.
  Each of them began with somebody deciding to try again.

  {One}. {Two}.
  Neither of them needed you to be fearless. Only to begin.

  None of these happened on a day when everything was easy.
  That ought to tell you something about today.

  It's one life, and all of that lives in it.
  There's room for this day as well.

  See how they lean against each other.
  When one is tired, the others hold it up for a while.

  Lay them out like things from a pocket. Small, worn, and all of them yours.

  These aren't separate rooms.
  Walk through one and you're already halfway into the next.

  What ties them together isn't talent or luck.
  It's that you kept coming back.

  Somebody looking in from outside might call it a good life with a hard day in it.

  From {one} to {two} is no great distance.
  It's the same person walking across the floor.

  Any one of them would have been enough for one person.
  Take that in for a second.

  You can't see all of it at once, any more than you can see all of a house.
  You just live there.

  And behind all of that there's one quiet habit.
  When it matters, you turn up.

  Each has its own weather.
  On most days at least one of them is in the sun.
`;

/** Rests in the moment, where there is no goal to speak of or all have been told. */
export const presence = passages`
  Let all of that settle, the way a room settles after guests have gone.
  The cups can stay where they are.

  For a moment, let nothing follow from anything.

  There's a chair under you and air in the room, and both of them are free.

  You don't have to hold on to any of these words.
  What you need of them will stay by itself.

  Look around in yourself for something that's quiet already.
  It may be small. Small is fine.

  Somewhere nearby a person you don't know is resting too.
  You make two.

  If your thoughts have wandered off, good. They needed the walk.
  They know the way back.

  Think of one thing that went as it should today, however tiny.
  A green light. A kind word. Warm water.

  Let your face do whatever it likes.

  It's a good thing to be somebody who can stop.
  Not everyone who's tired knows how.

  There's no more to this than there seems to be.
  You, and a little time, and no one asking.

  Some of today will have gone better than you noticed.
  It doesn't mind being noticed late.

  Feel how the ground hasn't once let go of you.

  If there's a little warmth anywhere in you, let it spread as it likes.

  You needn't keep watch at the moment.
  Things know how to stay where they are.

  Let this be like the half hour after dinner, when nobody gets up.

  Even the busiest street has a time when it's only street.
  This is that time in you.

  Small noises, small light, nothing to solve.

  It's enough to be one person, in one place, once.

  What's good in your life hasn't left the room.
  It's only sitting quietly, as good things do.

  Stay a little longer in this than you usually would.

  Someone is glad that you exist today, and may not have thought to say so.
`;
