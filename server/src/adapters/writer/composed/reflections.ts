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
  It doesn't have to sound better than that.

  So {a}.
  Let's begin with that.

  Here's how it stands. {A}.

  {A}, and you brought it here.
  It was right to bring it.

  First things first. {A}.

  The words were simple. You said {a}.

  {A}. I heard that.

  {A}.
  It would be strange to talk about anything else first.

  {A}.
  Nobody is going to argue with you here.

  I've been thinking about what you wrote. You said {a}.

  In your own words, {a}.
  They don't pretend, and they don't have to.

  {A}, and some part of you has been waiting to say so.

  Let's begin where you are. {A}.

  {A}.
  You don't have to explain how it came to that.

  Of all the things there are to think about, there's this one. {A}.

  {A}. It takes up room, and so it should.

  You told me {a}.
  That's a lot to say in so few words.
`;

/** Say back one glad thing. */
export const gladSingles = passages`
  {A}.
  What a good thing to bring.

  {A}. How good to hear.

  You said {a}.
  Let's stay with that for a bit.

  Here's something good. {A}.

  {A}, and you noticed.

  So {a}.
  Let that be as good as it is.

  {A}. I'm glad.

  First of all, {a}.
  Let that in.

  {A}.
  Let's not hurry past that.

  Before anything else, {a}.
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
  And {b}. It's a lot to have both at once.

  {A}, and {b}.
  That's how it is today.

  {A}.
  And on top of that, {b}.

  There are two things in what you wrote. {A}.
  And {b}.

  {A}.
  And besides that, {b}.

  Here's what I heard. {A}, and {b}.

  So {a}, and {b}.
  Let's begin there.

  {A}.
  {B}. Anyone would be turning that over.

  {A}. I heard that part.
  I heard the other part too. {B}.

  {A}, and {b}.
  That would be enough for anyone.

  {A}.
  {B}. No wonder it's loud in there today.
`;

/** Say back two things, where the mood is glad. */
export const gladPairs = passages`
  {A}, and {b}.
  What a good thing to bring.

  {A}, and {b}. How good to hear.

  {A}.
  And {b}. Let's stay with that for a bit.

  Here's what I heard. {A}, and {b}.

  So {a}, and {b}.
  Let that be as good as it is.

  {A}.
  {B}. I'm glad you told me.

  First of all, {a}.
  And then, {b}.

  {A}.
  On top of that, {b}.

  It sounds like a good day to be you. {A}.
  And {b}.

  {A}, and {b}.
  Let's not hurry past that.

  There are two things in what you wrote. {A}.
  And {b}.
`;
