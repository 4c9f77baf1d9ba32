import { passages } from "./passage.ts";

/** Invite the person to say the next lines along. */
export const alongLeads = passages`
  Say it quietly, once.

  Now in your own voice, as low as you like.

  Say this with me, or only think it.

  Let your lips move, even if no sound comes.

  Try these words in your own voice.

  Say it simply, as you'd say your own name.

  Under your breath, and only for yourself.

  Say it slowly enough to hear it.

  Now you. Softly.

  Take these words and see if they fit.

  Whisper it, or only listen while I say it.

  Say it as a plain fact, without any weight on it.

  Let these be your words now.

  Along with me, at your own pace.

  Say it to yourself, kindly.

  Say it into the quiet.

  In your own time, then.

  Say it like something you've known for a while.

  Now it's your turn to speak.

  Try it out loud, if you're alone. If not, say it inside.

  One more thing, and it's yours to say.

  Give it your own voice.

  Say it as you'd tell it to a friend.

  Say it with me, as yourself.
`;

/**
 * Tell a goal in "I", when the plain way was heard before. `{i}` is a whole sentence in "I", in lower
 * case; `{iNow}` the same if it is in the present, `{iHabit}` if it is something that one does.
 */
export const alongFrames = passages`
  It's true, {i}.

  Yes, {i}.

  Today as well, {iNow}.

  {INow}, and I can feel it.

  I know this much. {I}.

  Quietly, {iNow}.

  {IHabit}, in my own way.

  Even now, {iNow}.

  {I}. I don't have to prove it.

  This is how it is. {I}.

  {I}, and that stays with me.

  On hard days and easy ones, {iNow}.

  {I}. It means a lot to say that.

  I can say it out loud. {I}.

  Here I am, and {iNow}.

  {I}, and I'm glad of it.

  {I}. That's simply so.

  Nothing today changes this. {INow}.

  Whatever comes, {iNow}.

  I've got this to stand on. {I}.

  {IHabit}, a little more each time.

  And this is so. {I}.

  {I}, and I remember how it began.
`;

/** In "I", where nothing nearer is left to say. */
export const generalAlong = passages`
  I can do the next thing, and then the next.

  I'm allowed to take my time.

  I'm on my own side.

  I have enough for today.

  I don't have to carry it all at once.

  I've come through days like this before.

  I can be gentle and still be strong.

  I'm here, and that's a good start.

  I can begin again as often as I need to.

  I trust myself with today.

  I don't need to be ready to be willing.

  I can let this be as it is, for now.

  I know more than I knew a year ago.

  I can ask for help and still be me.

  What's mine will keep.

  I'm steady enough.

  I can be kind to the one who's trying.

  I don't have to hurry to arrive.

  I'm more than this one day.

  I can rest without earning it first.

  I hold what matters, and I let the rest go by.

  I can find my way from here.

  One step is something I can do.

  I'm glad I stayed with it.
`;
