import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const interview: Theme = {
  name: "interview",
  group: "ahead",
  signs:
    /\b(?:interviews?|interviewing|second round|final round|assessment cent(?:re|er)|hiring manager)\b/g,
  weight: 3,
  things: {},
  near: ["speaking", "work", "self", "calm", "sleep"],
  meet: passages`
    There's a table somewhere with a chair on your side of it.
    Your mind has gone to sit there already, to answer things nobody has asked.

    You want this one. That's why it's loud.
    It's a good sign about what you want, and says nothing about how it'll go.

    You've been polishing sentences until they sound like someone else's.
    They liked what they read of you, or they wouldn't have asked you in.

    It's a strange thing, to be looked at for an hour by people with pens.
    Anyone's hands would be cold.

    Part of you is already driving home from it and going through every answer.
    Call that part back in. It hasn't happened yet.

    They're hoping to find someone good. They're on your side in that.
  `,
  turn: passages`
    They only want to know what it's like to work beside you.
    You can show them that. You do it every day.

    You don't have to be the best answer. You have to be there when the question comes.

    A pause sounds far shorter on their side of the table than on yours.
    Take it. Drink the water.

    Your whole life has prepared you to talk about your life.

    It goes two ways. You're also having a look at them.

    Not knowing something is allowed. Say so, and then say how you'd find out.

    All that's ever needed is the next sentence, and you've got plenty of those.
  `,
  tie: passages`
    It'll be sitting at that table, too, whether or not it comes up.

    They'd like to know that about you.

    That's how you'll sit in the chair.

    There's an answer in it, should they ask what you're like.

    You don't need to mention it. It'll be in your voice.

    That's the person who'll be shaking hands.

    Nothing in that room can be harder than how you came by this.
  `,
  along: phrases`
    I know what I bring.
    I can pause, and think, and answer.
    I'm someone good to work with.
    I'm ready to be met.
    I can be nervous and be good.
  `,
  close: phrases`
    Get your things ready, and then let it be.
    Read your own letter once more, smile, and close it.
    Now leave it alone for a while. It'll still be yours.
    Go on. When the chair comes, sit all the way back in it.
    Put your shoes by the door, and go and think about something else.
  `,
  titles: phrases`
    Sitting all the way back
    The answer you already are
    A handshake away
    Met as yourself
    Your side of the table
    The chair is yours
    A steady seat, {where}
    Ready to be met
    The voice you already have
    Calm before the questions
  `,
  preferences: phrases`
    Calm confidence
    Steady nerves
    Quiet assurance
    Ready and rested
  `,
};
