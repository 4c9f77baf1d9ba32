import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const exam: Theme = {
  name: "exam",
  group: "ahead",
  signs:
    /\b(?:exams?|finals|driving test|(?<!'s |pregnancy )tests?(?! (?:came|results?|is back|was negative))|mocks?|revision|revising|midterms?|viva|thesis defen[cs]e|bar exam|boards|gcses?|a levels|the sat|grades)\b/g,
  weight: 3,
  things: {
    "": "exam",
    exam: "exam",
    exams: "exam",
    test: "test",
    tests: "test",
    "driving test": "test",
    viva: "viva",
    finals: "exam",
  },
  near: ["study", "calm", "sleep", "self", "routine"],
  meet: passages`
    There's the {thing} to come, and it has got into everything.
    It sits with you at breakfast, and it's there when you brush your teeth.

    The more you look at it, the less you seem to know.
    That's only what staring does, to a page or to a word.

    You keep going through what you haven't done.
    There's also a list of what you have done. Nobody writes that one.

    It feels as though a whole life were hanging on one room with a clock in it.
    It's a room. It has a clock. You'll walk out of it again.

    Your head is full. Full feels quite a lot like empty, from the inside.

    Everyone else seems to have started sooner and to sleep better.
    Most of them feel as you do. They just don't say so.

    Caring this much is tiring. It's also why you'll turn the page and start.
  `,
  turn: passages`
    What you've learned is in there. It doesn't need you to hold it up.
    It'll come when it's called by its name.

    The {thing} can only ask you one thing at a time.
    You can only answer one thing at a time. It's fair, in that way.

    Begin with the question you know best. There's always one.

    You've read it, and slept on it, and read it again. That's how it goes in.

    If your mind goes white, put both hands flat, breathe out, and go back to the line.

    Close the book a bit before you want to. The last page is called rest.

    It measures one morning. You're a good deal longer than a morning.
  `,
  tie: passages`
    No one will put a mark beside that. It counts.

    That took at least as much patience as any {thing} will.

    It's the same head, you know, and the same hands.

    You'll still have it on the day after, however the day goes.

    You learned that, too, and once it looked just as impossible.

    That's the part of you that'll sit down and begin.

    When the clock's loud, that's something to lean on.
  `,
  along: phrases`
    I know more than I can see right now.
    I take one question at a time.
    I can think slowly and still finish.
    I've done the work I could do.
    I trust what I've learned.
  `,
  close: phrases`
    Now close the book, and let it sink.
    Pack your pens, and go and look at something far away.
    Have something to eat. Brains like that.
    One more hour, or none. Then let it be enough.
    Go and get some air. It all comes along.
  `,
  titles: phrases`
    The lamp and the page
    Thinking slowly, {where}
    A clear table
    After the last page
    One question at a time
    It's in there already
    Quiet before the questions
    What you know, {where}
    Turning the page
    Enough for one morning
  `,
  preferences: phrases`
    Calm focus
    Clear head
    Steady nerves
    Quiet confidence
  `,
};
