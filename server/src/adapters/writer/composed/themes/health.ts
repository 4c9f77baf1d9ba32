import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const health: Theme = {
  name: "health",
  group: "alarm",
  signs:
    /\b(?:diagnos\w*|scan|biopsy|test results|surgery|operation|hospital|cancer|tumou?r|illness|sick(?! of)|symptoms?|chronic|pain|migraine\w*|doctor|doctors|treatment|chemo\w*|flare|lump|blood test|my health|heart attack|medication)\b/g,
  weight: 3,
  things: {},
  near: ["body", "calm", "movement", "sleep", "family"],
  meet: passages`
    It's hard to live in a body that has become a question.
    You listen to it all day, as though it were a noise in the car.

    Waiting rooms have a way of following people home.
    You've still got yours around you, a little.

    You don't have to be brave about this every minute.
    Nobody is keeping count.

    There's what the doctors know, and what nobody knows yet.
    And then there's you, in the middle, trying to eat lunch.

    Your mind runs ahead to every possible door.
    It only wants to be there before you, to hold one open.

    It's lonely, having something in you that other people can't feel.
    I won't pretend that I can.

    Being frightened for your own body is the oldest fear there is.
    You're in very old company.

    It takes energy just not knowing.
    If you're worn out by evening, that's the reason.
  `,
  turn: passages`
    Right at this moment, you're here, and something's holding you up.
    Let's stay in this moment. It's the only one that's real.

    Whatever comes can be met on the day it comes, by you and some good people.

    There's more of you than this. There always has been.

    Your hand, your foot, the end of your nose. Visit the places that feel all right.

    You can ask every question you have, and write down the answers.
    You can bring someone along to listen.

    You needn't feel hopeful. You can just be curious about the next meal.

    Let the people who know about it do the knowing for today.
  `,
  tie: passages`
    That's part of you too, as much as any result.

    It goes in the folder next to everything else that's true of you.

    No letter in the post can unsay that.

    On the days when your body feels like news, remember that it's also this.

    It waits for you, on the other side of any corridor.

    It's some of what you're getting up for.

    It makes you a person with a chart, and not the other way round.
  `,
  along: phrases`
    I'm more than what worries me.
    I take this one day as one day.
    I can ask for what I need.
    I let others help me carry it.
    I'm here, in this breath.
  `,
  close: phrases`
    Now find something warm to wear, and go on with today.
    Go and do something your hands enjoy.
    Today is today. Have as much of it as you can.
    Ring someone, if you'd like a voice. Or just go and sit in the light.
    The rest of this belongs to another day. Go and have this one.
  `,
  titles: phrases`
    In good hands, {where}
    More than a chart
    This breath, this body
    Company in the corridor
    More than a question
    One day at a time
    Here, {where}
    The places that feel fine
    Held, for now
    Steady through the waiting
  `,
  preferences: phrases`
    Calm courage
    Gentle steadiness
    Comfort and calm
    Ease and trust
  `,
};
