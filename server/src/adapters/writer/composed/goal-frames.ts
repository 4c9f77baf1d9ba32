import { passages } from "./passage.ts";

/**
 * Tell a goal as already true. `{you}` is a whole sentence in "you", in lower case;
 * `{now}` the same if it is in the present, `{habit}` if it is something that one does.
 */
export const plainFirst = passages`
  {You}.
`;

/** Tell a further goal in the plainest way. */
export const plainLater = passages`
  {You}.

  And {you}.

  {You}, too.
`;

/** Tell the first goal in more words, when the plain way was heard before. */
export const firstFrames = passages`
  {Now}, and that's as true today as on a better day.

  Here's something that doesn't change with the weather. {You}.

  Start with what's already so. {You}.

  In the middle of all this, {now}.

  Whatever else today brings, {now}.

  This much is settled. {You}.

  {You}. Let that stand for a second.

  And here's what's true at the same time. {You}.

  Next to all that, put this. {You}.

  Remember who is sitting here. {You}.

  All the while, {now}.

  Now look at the other side of the page. {You}.

  It hasn't gone anywhere. {You}.

  There's firm ground close by. {You}.

  {Doing} is part of your life now, the way stairs are part of a house.

  Underneath the noise, {now}.

  One thing stays put. {You}.

  Even on a day like this one, {now}.

  The person this is happening to is somebody real. {You}.

  Set this beside it. {You}.

  Some facts are quiet. {You}.

  Let's not forget the plain fact. {You}.

  Meanwhile, and without any fuss, {now}.
`;

/** Tell a further goal in more words. */
export const laterFrames = passages`
  In the same life, {now}.

  {You}. That isn't a plan any more.

  It's also true that {you}.

  Then there's this. {You}.

  A little further along, {you}.

  On the days between the big days, {habit}.

  {Habit}, as a matter of course.

  When nobody's looking, {habit}.

  And by now {now}.

  {Doing} belongs to you now.

  {You}, and the world has quietly got used to it.

  Something else is yours. {You}.

  {You}. Say it slowly and see how it sits.

  These days {now}.

  Turn your head a little and there it is. {You}.

  Another thing, just as solid. {You}.

  {Habit}, without having to make a speech about it.

  Not far from there, {you}.

  As surely as it gets light, {now}.

  {Doing} used to be a sentence on paper. Now it's a thing that happens.

  {You}, and you know what it took.

  It's like this now. {You}.

  Ask anyone who knows you well. {You}.

  Look how ordinary it has become. {You}.

  And somewhere in the week, {habit}.

  {Habit}. It fits in your days like a key in a pocket.

  Don't leave this out. {You}.
`;
