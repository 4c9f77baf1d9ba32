import { passages } from "./passage.ts";

/** Tell the first goal as already true. `{you}` is a whole sentence in "you", in lower case. */
export const firstFrames = passages`
  {You}.

  {You}, and that's as true today as on a better day.

  Here's something that doesn't change with the weather. {You}.

  Start with what's already so. {You}.

  In the middle of all this, {you}.

  Whatever else today brings, {you}.

  This much is settled. {You}.

  {You}. Let that stand for a second.

  And here's what's true at the same time. {You}.

  Next to all that, put this. {You}.

  Remember who is sitting here. {You}.

  All the while, {you}.

  Now look at the other side of the page. {You}.

  It hasn't gone anywhere. {You}.

  There's firm ground close by. {You}.

  {Doing} is part of your life now, the way stairs are part of a house.

  Underneath the noise, {you}.

  One thing stays put. {You}.

  Even on a day like this one, {you}.

  The person this is happening to is somebody real. {You}.

  Set this beside it. {You}.

  Some facts are quiet. {You}.

  Let's not forget the plain fact. {You}.

  Meanwhile, and without any fuss, {you}.
`;

/** Tell a further goal. */
export const laterFrames = passages`
  {You}.

  And {you}.

  {You}, too.

  In the same life, {you}.

  {You}. That isn't a plan any more.

  It's also true that {you}.

  Then there's this. {You}.

  A little further along, {you}.

  On the days between the big days, {you}.

  {You}, as a matter of course.

  When nobody's looking, {you}.

  And by now {you}.

  {Doing} belongs to you now.

  {You}, and the world has quietly got used to it.

  Something else is yours. {You}.

  {You}. Say it slowly and see how it sits.

  These days {you}.

  Turn your head a little and there it is. {You}.

  Another thing, just as solid. {You}.

  {You}, without having to make a speech about it.

  Not far from there, {you}.

  As surely as it gets light, {you}.

  {Doing} used to be a sentence on paper. Now it's a thing that happens.

  {You}, and you know what it took.

  It's like this now. {You}.

  Ask anyone who knows you well. {You}.

  Look how ordinary it has become. {You}.

  And somewhere in the week, {you}.

  {You}. It fits in your days like a key in a pocket.

  Don't leave this out. {You}.
`;
