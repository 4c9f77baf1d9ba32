import { passages } from "./passage.ts";

/**
 * Tell a goal as already true. `{you}` is a whole sentence in "you", in lower case;
 * `{plain}` the same if it is short and denies nothing, `{now}` if it is in the present, `{habit}` if it is something that one does.
 */
export const plainFirst = passages`
  {You}.
`;

/** Tell a further goal in the plainest way. */
export const plainLater = passages`
  {You}.

  And {you}.

  {Plain}, too.
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

  Now put this on the other side of the scale. {You}.

  It hasn't gone anywhere. {You}.

  There's firm ground close by. {You}.

  {Doing} is part of your life now, like a room in a house.

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

  And not only that. {You}.

  On the days between the big days, {habit}.

  {Habit}, as a matter of course.

  When nobody's looking, {habit}.

  And by now {now}.

  {Doing} belongs to you now.

  {You}, and it has become part of who you are.

  Something else is yours. {You}.

  {You}. Let yourself hear that.

  These days {now}.

  And there's something else that's already so. {You}.

  Another thing, just as solid. {You}.

  {Habit}, and there's no need to make much of it.

  Close by there's this. {You}.

  On good days and on hard ones, {now}.

  {Doing} was once only a wish. Now it's something you do.

  {You}, and you know what it took.

  It's like this now. {You}.

  Those who know you well would say the same. {You}.

  It has become an ordinary fact. {You}.

  And somewhere in the week, {habit}.

  {Habit}. It has found its place in your days.

  Don't leave this out. {You}.
`;
