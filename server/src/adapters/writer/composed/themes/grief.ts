import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const grief: Theme = {
  name: "grief",
  group: "ache",
  signs:
    /\b(?:died|passed (?:away|on|in|last|this|\w+ (?:days|weeks|months|years) ago)|widow\w*|passing|death|funeral|grief|grieving|mourning|bereave\w*|buried|lost my (?:mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|friend|best friend|grandma|grandpa|grandmother|grandfather|nan|dog|cat|partner|aunt|uncle)|miss (?:my (?:mum|mom|mother|dad|father|husband|wife|grandma|grandmother|grandpa|grandfather|nan|brother|sister|dog|cat|late \w+)|her so|him so)|anniversary of)\b/g,
  weight: 3,
  things: {},
  near: ["family", "love", "friends", "calm", "self"],
  sore: ["family", "love", "children", "friends"],
  meet: passages`
    Someone is missing, and everything knows it.
    There's nothing to say that would be the right size.

    Grief has its own time.
    It doesn't go by anyone else's.

    The world went on, and that can feel like an insult.
    You're allowed to be slower than the world.

    Love goes on, even with nowhere to go.
    That's what this is, and it's a lot.

    It comes in a shop, or in the middle of a sentence.
    You can let it come. It knows when to go.

    You don't have to be good at this.
    No one is, and nobody ever was.

    They left a quiet behind, and you live in it.
    I'll stay with you for a bit.

    Other people may have gone back to ordinary days.
    Yours has a gap in it, and you see the gap everywhere.

    Missing someone takes so much strength. No wonder if you're tired.
  `,
  turn: passages`
    What they gave you is still with you.
    It's in things you say, and in what makes you laugh.

    Whatever was left unsaid, or said badly, wasn't the whole of it.
    The whole of it was much larger.

    You don't have to let go. You may simply hold on more gently.

    You can miss them and still enjoy something warm.
    One doesn't betray the other.

    Say their name, if you'd like to, out loud or not.
    It still belongs in this room.

    It won't always have this exact weight.
    It doesn't shrink. You grow round it.

    Some of your best hours are theirs as well.
    They're part of them still.

    One good moment today would be no disloyalty.
    You're allowed to have it.
  `,
  tie: passages`
    You might have told them about that.

    There may be something of them in it.

    It hasn't been taken from you. This one stayed.

    You may have that, and sorrow, on the same day.

    It's all right to be glad of it, and sad in the same minute.

    Tell them about it, in your thoughts. That still counts as telling.

    Some of the love that has nowhere to go can go there.

    It doesn't make up for anything. It keeps you company.
  `,
  along: phrases`
    I miss them, and I'm still here.
    I can carry love and loss together.
    I don't have to hurry this.
    What we had is mine to keep.
    I can let today be soft.
  `,
  close: phrases`
    Now do one ordinary thing, slowly, with them in mind if you like.
    Go gently today. Nobody's timing you.
    Light a candle, or open a window, and go on from there.
    Drink something warm. The rest can come later.
    Let the day be small. Small is enough.
  `,
  titles: phrases`
    Love goes on
    Love, with nowhere to hurry
    Slow hours
    What stays, {where}
    Still in the room
    What love leaves with you
    A gentler hold
    Softly, {where}
    Room for missing someone
    A love that stays
    Company for a quiet day
  `,
  preferences: phrases`
    Gentle company
    Comfort and care
    Soft remembrance
    Tender strength
  `,
};
