import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const money: Theme = {
  name: "money",
  group: "alarm",
  signs:
    /\b(?:money|rent|debts?|bills?|mortgage|(?:i'm|i am|we're|flat|dead|so) broke|afford|savings|loans?|salary|overdraft|finances|financial\w*|credit card|tax(?:es)?|paycheck|pay day|income)\b/g,
  weight: 3,
  things: {},
  near: ["money", "work", "home", "calm", "sleep"],
  meet: passages`
    You've done the sum again, and it came out the same.
    It always does at night.

    Money worries live just under the ribs.
    They're there before you've opened your eyes.

    It isn't about the figures, really. It's about being safe, and about not having to ask.

    There's an envelope you haven't opened, or one you've opened too often.

    Sometimes it means putting something back, and nobody sees that.

    It's hard to be generous, even with yourself, when everything has a price on it.

    People don't talk about it. So everybody thinks that it's only them.

    You're not careless. Careless people sleep.
  `,
  turn: passages`
    A number's a number. It's never once been a name, and it isn't yours.

    It looks like a wall from here. Mostly it's a pile, and piles have a top one.

    Look at it on paper, by day, with something to eat beside you.
    On paper it stops moving.

    You've stretched things before. You know more about it than you think.

    There's somebody whose job it is to help with exactly that.
    One call can make it a smaller thing.

    Nothing has to be paid in this hour.
    For this hour, you're square.

    The things that cost nothing are still here. Bread smells. The light comes round.
  `,
  tie: passages`
    No bank could have lent you that.

    You can't be overdrawn on it.

    No bill can take that away.

    That's the sort of wealth that doesn't keep you up.

    It's also how sums get smaller, little by little.

    Write that down beside the figures. It belongs there.

    It didn't take money. It took you.
  `,
  along: phrases`
    I can look at the numbers and breathe.
    I take one envelope at a time.
    I'm worth more than what I owe.
    I've managed before, and I manage now.
    I can ask, and I can plan.
  `,
  close: phrases`
    Now leave the sums till morning. They count better by daylight.
    One envelope, sometime today. Then close the drawer.
    Make something good out of what's in the cupboard.
    Go on. This hour's free of charge.
    Put the pen down, and go and be with somebody.
  `,
  titles: phrases`
    By daylight, {where}
    The sum and you
    Rich in other coin
    Breathing between bills
    Square for this hour
    One envelope at a time
    Solid ground, {where}
    A number is a number
    Enough for today
    What isn't for sale
  `,
  preferences: phrases`
    Steady ground
    Calm resolve
    Ease and trust
    Quiet security
  `,
};
