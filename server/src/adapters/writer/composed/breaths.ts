import { passages } from "./passage.ts";

/** Cues to breathe; one in a short script, two or three in a long one. */
export const breaths = passages`
  Breathe in. And out, a little longer than you need to.

  In through the nose. Wait for the top. And let it go like a coat.

  One slow breath in, and let it fall out of you.

  Let a breath come. Let it turn around. Let it leave.

  Breathe in as if you had time. Breathe out because you have.

  In, as far as is easy. And out, past where you'd usually stop.

  Take a breath down to your belt. Let it go without any help.

  Breathe in what's here. Breathe out what isn't needed.

  A breath in, quiet enough that no one would notice. And a long one out.

  Let the air in. Count to three if you like counting. Let it out.

  Breathe once for the part of you that's tired. And out.

  In, like the first smell of rain. And out, like the door closing softly.

  One breath, the whole way up. And the whole way down.

  Let your ribs widen. Hold nothing. Let them come home.

  A slow breath in. Let your shoulders ride it down again.

  Draw a breath in, gently, as if through a straw. And let it go in a sigh.

  Breathe in, and feel your back move too. Breathe out, and let it settle.

  In. There's nothing to do at the top. And out.

  Let the next breath out be the longest of the day.

  Here comes a plain breath, no better than any other. Let it. And out.

  Breathe in through the nose, cool. Breathe out, warm.

  Here's a breath for nothing in particular. In. And out.

  Take in a little more air than you think you're owed. And give it back.

  Breathe out until it's quiet. Then let the breath come back to you.

  In, and the chest rises. Out, and everything you hold up comes down an inch.

  Let one breath go by, like a bus that isn't yours. Take the next.

  Breathe the way people breathe when they're asleep. Slow in. Slower out.

  Fill up gently. Pause, like a swing at its height. And back.

  A breath in. And on the way out, let the sound of it out too.

  A breath for your hands. A breath for your face. That's two, and both are done.
`;
