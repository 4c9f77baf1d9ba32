import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const jobLoss: Theme = {
  name: "job loss",
  group: "alarm",
  signs:
    /\b(?:lost my job|laid off|redundan\w*|fired|unemploy\w*|let go from|got let go|layoffs?|sacked|job hunt\w*|job search|applications|rejected|rejection\w*|out of work|no job)\b/g,
  weight: 3,
  things: {},
  near: ["work", "money", "self", "speaking", "routine"],
  meet: passages`
    It's odd, how a desk can hold up so much of a day.
    Now the mornings have to find their own shape.

    You gave it years, or you gave it hopes, and it ended in a meeting.
    No wonder your stomach still hasn't caught up.

    They'll have used some careful words for it.
    What it felt like is a different word, and you can use that one here.

    People ask what you do, and there's a small silence now.
    You're just as much yourself in that silence.

    Each no arrives on its own, and they add up as though they'd been planned.
    They come from people who never met you.

    Rent doesn't know that anything has happened.
    So it's no surprise that you lie there doing sums.

    There's the money side, and there's the pride side.
    Both of them want to be heard first.
  `,
  turn: passages`
    A job can end. What you can do came home with you.

    You've been new before. You know how that's done.

    This week has only two or three things in it that are really yours to do.
    The rest is weather in other people's offices.

    There are people who need what you're good at, and don't know your name yet.

    A door did close. You're allowed to stand there for a moment before you try the next.

    They ended a contract. Nobody can end the way you work.

    You can be without a job for a while, and never for a minute be without worth.
  `,
  tie: passages`
    No one had to hire you for that.

    It isn't on any list of things you had to hand back.

    That's what you bring to whatever comes next.

    It carries on, whoever signs the pay slips.

    It would sound good in a letter. It sounds even better here.

    They never knew you had that in you. You knew.

    When someone asks what you do, you might begin there.
  `,
  along: phrases`
    I'm more than my last job.
    I know what I'm good at.
    I can write one more letter.
    I take today's step and leave the rest.
    The right door is one I can knock on.
  `,
  close: phrases`
    One small useful thing, and then let it be a day.
    Get dressed for a good day, and start there.
    Send one message today. Only one. Then go outside.
    Now have a proper meal. People between doors need to eat.
    Leave the sums for a set hour, and go out and have this one.
  `,
  titles: phrases`
    A new key somewhere
    Upright, {where}
    What nobody can hand back
    Mornings with another shape
    Between two doors
    What came home with you
    Your worth, {where}
    The next good building
    Still good at it
    More than a desk
  `,
  preferences: phrases`
    Quiet resolve
    Steady courage
    Quiet self-worth
    Fresh footing
  `,
};
