import { passages } from "./passage.ts";

/** Follow any goal, just told. */
export const anyGoal = passages`
  It isn't finished, and it doesn't have to be.
  What's there is enough to lean on.

  You may not think of it often.
  It's there in the background, and it steadies things.

  There were people who helped, and there was you.
  You were the one who had to say yes to it.

  Let that sentence be said without a but.

  Some days it's a big thing. Some days it's hardly noticeable.
  Both kinds of day count.

  You know what it cost. You know what it gives.
  You'd choose it again.

  It doesn't make every day easy.
  It gives every day something good to stand on.

  Give yourself a moment with that before we go on.

  You can be modest about it later.
  For now, let it be as good as it is.

  It's a quiet fact about you, and it's one of the best.

  Say it over in your mind, once, slowly.
  Then let it sink.

  There's a calm that comes with it, if you let it come.

  You've practised it on ordinary days.
  That's why it's there on the others.

  It wasn't always so. It is now.

  You didn't need anyone's permission for that.
  You needed time, and you gave it time.

  If a friend could say that, how glad you'd be for them.
  Be that glad.

  It's not a mask, and it's not a performance.
  It's simply part of you.

  There's still room in it to grow, and no need to hurry.

  What you care about shows in what you keep doing.
  It shows in this.

  You can come back to that thought whenever you want one that's solid.

  Even the doubts you had about it brought you further.

  It fits who you've been all along.
  That may be why it feels familiar.

  You can rest beside that for a little.
  It doesn't need tending right now.

  One honest step led to another.
  That's all the secret there is.

  Whoever meets you today meets that as well.

  It's yours to enjoy, and not only to keep up.

  You could tell it as a long story.
  For now the short version is plenty.

  There's strength in having something you don't have to explain.

  Take a moment to thank yourself for it.
  You don't have to do it out loud.

  It may look simple to someone else.
  You know better, and you can smile about it.

  On the way there you learned to be patient with yourself.
  That part is worth as much as the rest.

  When you think of the years to come, that's in them too.

  Feel how it is to say so, and to mean it.

  It has been tested by tired days, and by bad ones.
  It's still here.

  It didn't come in one piece.
  It came in mornings, in small yeses, in going back after a bad day.

  There was a beginning, and it wasn't easy, and you stayed.

  Nobody handed that to you.
  You picked it up, put it down, and picked it up again.

  Remember how far away that once looked.
  Now it's near enough to touch.

  It isn't loud. It doesn't have to be.
  It's just what's so.

  There's an earlier you, who only hoped for it.
  You can think of them kindly.

  Somebody who knew you years ago would smile at that.

  It still takes something, some days.
  And on those days you find it, or you find half of it, and half is enough.

  Think of the last time it felt easy.
  That was real. That wasn't luck.

  The proof isn't a certificate.
  It's how it feels when nobody is watching.

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
  It feels like this. Quieter than you thought, and truer.

  It asks for no applause.
  You may give it a nod, all the same.

  There were days you nearly let it go.
  You didn't.

  What you do again and again becomes what you stand on.

  It's there when you wake up, before you've remembered to think about it.

  A younger you would be so relieved to hear it.

  That's not a small thing to say about a life.

  It doesn't need to be perfect to be true.
  It's true on the crooked days as well.

  You know the feel of it by now, like something you've held often.

  Hold it for a moment as you'd hold a warm cup.
  Both hands. No hurry.

  Nobody else would have come to it in quite your way.

  And the best of it is how little you have to think about it now.

  If it ever feels far off, remember it began with something you could do in an afternoon.

  There was more to it than you expected.
  You went on anyway.

  People can tell, even if they'd never find the words.

  Think of it the way you'd think of something a friend had done.
  You'd be generous. Be as generous as that.

  It grew while you were busy with other things.
  Good things often do.

  Nothing about today takes that away.

  There's a quiet kind of pride, that doesn't need anyone to notice.
  Have some of that.

  Each time, it gets a little more like breathing.

  It's yours on a Monday, and in the rain, and with a cold.

  If people ask how, you could say, a bit at a time.
  That would be the truth.

  Notice there's nothing to prove in that sentence.
  It only tells how things are.

  That's near the centre of your days, and it steadies the rest.

  It was once only a wish that you wrote down.
  So have you.

  There's a before and an after.
  This is the after.

  Let yourself be a bit surprised by it, even now.
`;

/** Look at several goals together, after the last was told. `{one}`, `{two}` are doings. */
export const together = passages`
  {One}, and {two}.
  Different hours of the week, and the same person in both.

  Put them side by side, and they belong together.
  Each of them began with somebody deciding to try again.

  {One}. {Two}.
  Neither of them needed you to be fearless. Only to begin.

  None of this needs a day when everything is easy.
  It's yours on a day like this one, too.

  It's one life, and all of that lives in it.
  There's room for this day as well.

  They hold each other up, these things.
  When one is hard, the others are still there.

  Take them together for a moment. All of them are yours.

  These aren't separate rooms.
  What you learn in one, you bring into the next.

  What ties them together is you.
  You're the one who kept coming back.

  It's a whole life, and today is one day of it.

  From {one} to {two} is no great distance.
  It's the same person, all the way.

  Any one of them would have been enough for one person.
  Take that in for a second.

  You can't see all of it at once, any more than you can see all of a house.
  You just live there.

  And behind all of that there's one quiet strength.
  What matters to you, you don't forget.

  Each of them has its own good days.
  There's nearly always one that you can lean on.
`;

/** Rests in the moment, where there is no goal to speak of or all have been told. */
export const presence = passages`
  Let the next minute be as slow as it likes.

  You don't have to hold your face in any shape.

  There's nothing you need to add to this moment.
  It's complete, with all its loose ends.

  Notice one thing that feels comfortable, however small.
  Stay with it for a breath.

  You're allowed to do nothing, and to do it well.

  Whatever you're carrying can rest beside you for a while.
  You'll know where to find it.

  Let your thoughts come and go without seeing to any of them.

  This is a minute that nobody will ask you about.

  Let your breath find its own pace.
  It has known how for a long time.

  Somewhere in today there was a kind moment.
  It may have been very short. Let it be here again.

  You've done enough for the length of this breath.

  Nothing has to be decided between one breath and the next.

  Let the quiet do some of the work.

  If something in you is tight, let it know that there's time.

  There's a gentleness you keep for others.
  Let a little of it come to you.

  You don't have to be interesting, or useful, or brave just now.

  Let your shoulders be as heavy as they are.

  It's all right if your mind is busy.
  You can be at rest beside a busy mind.

  Let there be a pause here, only because pauses are good.

  You're here. That's the whole of what's needed.

  Whatever comes later can come later.

  Let something be easy, even if it's only this breath.

  Your body has been looking after you all day.
  Let it stop for a moment.

  Imagine somebody who's fond of you, being quiet in the same room.

  You don't have to feel any particular way.

  Let this be the part of the day that asks for nothing.

  There's warmth somewhere, in your hands perhaps, or in your chest.
  Let it stay there.

  You've been awake for a while, and you've dealt with a lot.
  You may rest from all of it for a minute.

  Small comforts count. Let one of them come to mind.

  Let what's unfinished be unfinished, in peace.

  Let all of that settle, for a moment, with nothing to add.
  There's time.

  For a moment, let nothing follow from anything.

  There's a chair under you and air in the room, and both of them are free.

  You don't have to hold on to any of these words.
  What you need of them will stay by itself.

  Somewhere in you there may be something that's quiet already.
  It may be small. Small is fine.

  Somewhere nearby, somebody you don't know is resting too.
  You're in good company.

  If your thoughts have wandered off, good. They needed the walk.
  They know the way back.

  Think of one thing that went as it should today, however tiny.
  A kind word. Warm water. A message that made you smile.

  Let your face do whatever it likes.

  It's a good thing to be somebody who can stop.
  Not everyone who's tired knows how.

  There's no more to this than there seems to be.
  You, and a little time, and no one asking.

  Some of today will have gone better than you noticed.
  You can notice it now.

  Feel how the ground hasn't once let go of you.

  If there's a little warmth anywhere in you, let it spread as it likes.

  You needn't keep watch at the moment.
  Things know how to stay where they are.

  Let this be a little time in which nobody has to get up.

  Even the busiest street is empty at some hour.
  This is that time in you.

  Small noises, small light, and for now nothing else.

  It's enough to be one person, in one place, once.

  What's good in your life hasn't gone away.
  It's only quiet, as good things often are.

  Stay a little longer in this than you usually would.

  Someone is glad that you exist today, and may not have thought to say so.
`;
