import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const health: Theme = {
  name: "health",
  group: "alarm",
  signs:
    /\b(?:diagnos\w*|scan(?! (?:is|was|came back) clear)|biopsy|test results|surgery|operation|hospital|cancer|tumou?r|illness|(?:i'm|i am|i've been|feel|feeling) (?:so |really )?sick(?! of)|symptoms?|chronic|pain|migraine\w*|doctor|doctors|treatment|chemo\w*|flare|lump|broke my \w+|in a cast|parkinson'?s|multiple sclerosis|diabetes|arthritis|results (?:were|are) (?:bad|not good|back)|my eyes are|my hearing|going blind|blood test|my health|heart attack|medication)\b/g,
  weight: 3,
  things: {},
  near: ["body", "calm", "movement", "sleep", "family"],
  sore: ["body", "movement"],
  meet: passages`
    It's hard to live in a body that has become a question.
    You listen to it all day, for anything new.

    Waiting rooms have a way of following people home.
    You can leave it outside for a few minutes.

    You don't have to be brave about this every minute.
    Nobody is keeping count.

    There's what the doctors know, and what nobody knows yet.
    And then there's you, in the middle, trying to live a day.

    Your mind runs ahead to everything that could be.
    It wants to protect you. You can let it rest.

    It's lonely, having something in you that other people can't feel.
    I won't pretend that I can.

    It's natural to be frightened for your own body.
    Everyone who has one knows something of that.

    It takes energy just not knowing.
    If you're worn out by evening, that's the reason.
  `,
  turn: passages`
    Right at this moment, you're here, and something's holding you up.
    Let's stay in this moment for a while.

    Whatever comes can be met on the day it comes, by you and some good people.

    There's more of you than this. There always has been.

    Find one place in your body that feels all right. Rest there.

    You can ask every question you have, and write down the answers.
    You can bring someone along to listen.

    You needn't feel hopeful. You can just be here.

    Let the people who know about it do the knowing for today.
  `,
  tie: passages`
    That's part of you too, as much as any result.

    It's as true of you as anything the doctors know.

    It's there on the good days, and on the others.

    On the days when everything is about your body, there's also this.

    It waits for you, on the other side of any corridor.

    It's some of what you're getting up for.

    You're a person first. That's part of the person.
  `,
  along: phrases`
    I'm more than what worries me.
    I take this one day as one day.
    I can ask for what I need.
    I let others help me carry it.
    I'm here, in this breath.
  `,
  close: phrases`
    Now do something that feels good to do, and go on with today.
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
