import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const study: GoalKind = {
  name: "study",
  signs:
    /\b(?:degree|graduat\w*|university|college|school|student|stud(?:y|ied|ying|ies)|exams?|thesis|phd|master'?s|diploma|learn\w*|language|fluent\w*|speak (?:spanish|french|german|italian|japanese|english|chinese|portuguese|arabic|korean|dutch|mandarin|two|three|several)|certif\w*|course|bar exam|qualified|scholar\w*|medical school)\b/i,
  instead: passages`
    You learn, and it stays, and it has become part of how you see.

    What used to be a shelf of hard books is something you know.

    What you set out to learn is becoming yours.
  `,
  follow: passages`
    There were pages you had to read again and again. Then one day you had them.

    You remember the hours it took.

    It went in slowly, a bit on the bus, a bit at night. It's in.

    You didn't have to be the quickest. You only had to stay.

    Not knowing doesn't frighten you so much. It's where all of this began.

    You asked when you didn't understand. That's how it goes in.

    Nobody can take that back. It isn't on loan.

    There was a time when those words were only noise. And now they talk to you.

    You've learned how to teach yourself, and to be patient about it.

    It's changed what you notice, even on ordinary days.

    You know how to begin on something hard.

    Some of it you'll forget. What it made of you, you'll keep.
  `,
  scene: passages`
    Picture the desk, late, with the lamp pulled down.
    There's a page you've been afraid of. You turn to it first.
    You read it slowly, one line after the other.
    Somewhere in the middle there's a click, and the rest falls in behind it.

    There's a day when somebody asks you, and you hear yourself explain.
    It comes out simply, and they understand.
    Not so long ago you were the one who asked.

    You hold the paper with your name on it, and it's lighter than you thought.
    All those evenings, and it's one sheet.
    Then you think of what you know now, and it doesn't fit on any sheet.
  `,
  along: phrases`
    I learn, and it stays with me.
    I know how to learn hard things.
    I've done the work, and it shows.
  `,
};
