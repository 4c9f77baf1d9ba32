import { passages } from "./passage.ts";

/** Say back one thing that the person wrote. `{a}` is a clause, in lower case. */
export const plainSingles = passages`
  {A}.

  You said {a}.
`;

/** The same in more words, when the plain way was heard before. */
export const singles = passages`
  {A}.
  You put it plainly, and it can stay that plain.

  You said {a}.
  Let's leave it in the open, where we can both see it.

  {A}.
  That's true, and it's allowed to be.

  Said plainly, {a}.
  There's no need to make it sound better than that.

  So {a}.
  Of all there was to say today, that's what you chose to say.

  Here's how it stands. {A}.

  {A}, and you brought it here.
  It was right to bring it.

  First things first. {A}.

  The words were simple. You said {a}.

  {A}. I heard that.

  {A}.
  It would be strange to talk about anything else first.

  {A}.
  Nobody is going to argue with that here.

  What you wrote stays with me. You said {a}.

  In your own words, {a}.
  They're good words. They don't pretend.

  {A}, and some part of you has been waiting to say so.

  Let's begin where you are. {A}.

  {A}.
  You don't have to explain how it came to that.

  Of all the things there are to think about, there's this one. {A}.

  {A}. It takes up room, and so it should.

  You told me {a}.
  That's a lot to say in so few words.
`;

/** Say back two things that the person wrote. */
export const plainPairs = passages`
  {A}, and {b}.

  {A}.
  And {b}.
`;

/** The same in more words. */
export const pairs = passages`
  {A}.
  And {b}. The two of them came in together.

  {A}, and {b}.
  That's how it is today, said without decoration.

  {A}.
  And on top of that, {b}.

  There are two things in what you wrote. {A}.
  And {b}.

  {A}.
  And underneath it, more quietly, {b}.

  Here's what I heard. {A}, and {b}.

  So {a}, and {b}.
  Both can be true in the same hour.

  {A}.
  {B}. Anyone would be turning that over.

  {A}. I heard that part.
  I heard the other part too. {B}.

  {A}, and {b}.
  That would be enough for anyone.

  {A}.
  {B}. No wonder it's loud in there today.
`;
