import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

/** Somebody near is ill. */
export const caring: Theme = {
  name: "caring",
  group: "ache",
  signs:
    /\b(?:hospice|palliative|alzheimer'?s|dementia|care home|nursing home|caring for (?:my|him|her)|carer|caregiver|terminal|(?:my|our) (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|friend|gran|grandmother|grandfather|baby) (?:is|has|was|has been) (?:so |very |really )?(?:sick|ill|dying|unwell|in (?:the )?hospital|cancer|had a stroke|in a coma)|(?:his|her|their) (?:diagnosis|scan|chemo|surgery|treatment)|had a stroke)\b/g,
  weight: 3,
  things: {},
  near: ["family", "children", "love", "calm", "friends", "sleep"],
  sore: ["children"],
  meet: passages`
    When somebody you love is ill, part of you is always with them.
    Even here. That's all right.

    There's so little you can do, and you'd do anything.
    Living between those two is hard.

    You may be the one people ask for news.
    Not many of them ask how you are.

    You want to be there, and you still have a life to hold up.
    Nobody can be in two places. Everyone who loves somebody tries.

    You may be missing them a little already, while they're still here.
    There's nothing wrong in that. It comes with loving someone.

    You've become somebody who listens for the phone.

    It's a lot to know, and there's no good place to put it down.

    You may have been strong in front of them.
    You don't have to be strong in front of me.
  `,
  turn: passages`
    You can't make them well. You can be somebody they love, close by.
    That's never been a small thing.

    Nobody does this without feeling they should do more.
    It isn't a sign that you're doing too little.

    There'll be good minutes in it as well.
    You're allowed to have every one of them.

    You're allowed to eat, and sleep, and laugh at something.
    None of that is taken from them.

    You don't have to know today how it will go.
    Today asks for today.

    Let somebody bring you a meal, or sit with you, or drive.
    People are glad to be told what would help.

    What you feel about it can change from one hour to the next.
    All of it is love, in its different coats.
  `,
  tie: passages`
    That's still part of your life. It doesn't mean that you care any less.

    It gives you something to hold on to, on the way there and on the way back.

    You may need some of that in the days to come. It's there.

    They'd be glad that you have that.

    You don't have to put that down in order to be there for them.

    It helps you to be the one who can sit beside them.

    That goes with you, into any room they're in.
  `,
  along: phrases`
    I'm allowed to need rest.
    I do what I can, and that's a great deal.
    I can be with them, and still be me.
    I take today as today.
    I can let others help.
  `,
  close: phrases`
    Have something warm before you do anything else.
    Go gently. You're needed, and you matter too.
    Now do one small thing for yourself, without explaining it to anyone.
    Tell someone how you are today, and not only how they are.
    The rest of today can be simple. Let it be.
  `,
  titles: phrases`
    Close by
    With them, and with you
    Someone for you, too
    Today asks for today
    Near, {where}
    As much as one person can
    The good minutes
    You matter too
    Love, close by
    Resting beside it
  `,
  preferences: phrases`
    Gentle company
    Tender strength
    Comfort and care
    Steady love
  `,
};
