import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const study: GoalKind = {
  name: "study",
  signs:
    /\b(?:degree|graduat\w*|university|college|school|student|stud(?:y|ied|ying|ies)|exams?|thesis|phd|master'?s|diploma|learn\w*|language|fluent\w*|speak (?:spanish|french|german|italian|japanese|english|chinese|portuguese|arabic|korean|dutch|mandarin|two|three|several)|certif\w*|course|bar exam|qualified|reading|read|scholar\w*|medical school)\b/i,
  instead: passages`
    You learn, and it stays, and it has become part of how you see.

    What used to be a shelf of hard books is something you know.

    You set out to learn it, and it's yours.
  `,
  follow: passages`
    There was a page you read eleven times. Then one day you read it once.

    You can still see the light over that desk.

    It went in slowly, a bit on the bus, a bit at night. It's in.

    You weren't the quickest. You were the one still sitting there.

    Not knowing doesn't frighten you so much. It's where all of this began.

    You asked the question everyone else was too shy to ask.

    Nobody can take that back. It isn't on loan.

    There was a time when those words were only noise. And now they talk to you.

    You've got a teacher's voice in your head by now, and it's kind.

    It's changed what you notice on the way to the shops.

    You know how to begin on something hard. You look it in the eye, and you turn the page.

    Some of it you'll forget. What it made of you, you'll keep.
  `,
  scene: passages`
    Picture the desk, late, with the lamp pulled down.
    There's a page you've been afraid of. You turn to it first.
    You read it slowly, with a finger on the line, as you did when you were six.
    Somewhere in the middle there's a click, and the rest falls in behind it.

    There's a day when somebody asks you, and you hear yourself explain.
    It comes out simply, with a picture in it, and their face clears.
    You used to be on the other side of that table.

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
