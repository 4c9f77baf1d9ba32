import { passages } from "./passage.ts";

/** Cues to breathe; one in a short script, two or three in a long one. */
export const breaths = passages`
  Breathe in. And out, a little longer than you need to.

  In through the nose. A small pause. And let it go.

  One slow breath in, and let it fall out of you.

  Let a breath come. Let it turn around. Let it leave.

  Breathe in slowly. Breathe out even more slowly.

  In, as far as is easy. And out, past where you'd usually stop.

  Take a breath all the way down. Let it go without any help.

  Breathe in what's here. Breathe out what isn't needed.

  A breath in, quiet enough that no one would notice. And a long one out.

  Let the air in. Count to three if you like counting. Let it out.

  One breath in, for the part of you that's tired. And out.

  In, like fresh air after rain. And slowly out.

  One breath, the whole way up. And the whole way down.

  Let your ribs widen. Hold nothing. Let them sink again.

  A slow breath in. And as it goes, let your shoulders sink.

  Draw a breath in, gently. And let it go in a sigh.

  Breathe in, and feel your back move too. Breathe out, and let it settle.

  In. There's nothing to do at the top. And out.

  Let the next breath out be the longest of the day.

  Here comes a plain breath, like any other. In. And out.

  Breathe in through the nose, cool. Breathe out, warm.

  Here's a breath for nothing in particular. In. And out.

  Take in a little more air than usual. And let it go.

  Breathe out until it's quiet. Then let the breath come back to you.

  In, and the chest rises. Out, and everything you hold up comes down an inch.

  Let one breath come and go as it likes. Then take a slow one.

  Breathe the way people breathe when they're asleep. Slow in. Slower out.

  Fill up gently. Pause, like a swing at its height. And back.

  A breath in. And on the way out, let the sound of it out too.

  One breath for your hands. One breath for your face. Let both of them soften.
`;
