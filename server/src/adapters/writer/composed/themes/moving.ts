import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const moving: Theme = {
  name: "moving",
  group: "open",
  signs:
    /\b(?:moving (?:house|home|out|in|to|away|abroad|back|cities|city)|move (?:house|to|out|abroad|away)|new (?:city|town|country|house|home|flat|apartment|place)|relocat\w*|packing|homesick|emigrat\w*|leaving home)\b/g,
  weight: 3,
  things: {},
  near: ["home", "travel", "friends", "calm", "family"],
  meet: passages`
    Half of your life is in boxes, and the boxes have your handwriting on them.
    It's strange to see it stacked.

    You know this place by heart. You'll have to learn the next one.

    One foot's still on the old street.
    It's all right to stand like that for a bit.

    There'll be a last time you turn that key, and nobody rings a bell for it.

    You look for things, and they're packed. It can feel like that inside, too.

    Everybody asks if you're excited. You are, and then there's the rest of it.

    A place holds on to you with a hundred small things.
    You're allowed to miss every one of them.
  `,
  turn: passages`
    Home's a thing you make, and you've taken the maker with you.

    The first night is always odd. By the tenth there's a side of the bed.

    One lamp, one pan, one good blanket. Begin with those.

    You aren't leaving what happened there. It moves along, and it doesn't need a box.

    There's somebody on that new street who's going to be glad that you came.

    One small talk with a neighbour, and the place knows you a little.

    It'll be just a place, at first. Then one day you'll say home, without thinking.
  `,
  tie: passages`
    It doesn't need wrapping. It travels well.

    That's the one thing you can't forget to pack.

    It's yours at any address.

    Wherever the post goes, that comes along.

    Put it down first, in the middle of an empty room, and there you are.

    It grew in the old place. It'll like the new light.

    It isn't made of walls, that.
  `,
  along: phrases`
    I can be at home in myself.
    I carry what matters with me.
    I'm allowed to miss it and still go.
    I can learn a new place slowly.
    I've made a home before.
  `,
  close: phrases`
    Label one more box, or don't. Then rest your back.
    Say goodbye to one corner today, and mean it.
    Pack what comforts you last, so that it's the first thing out.
    Go and open a window, in whichever place you're in.
    Now on to the next thing. It doesn't all have to be today.
  `,
  titles: phrases`
    Unpacking slowly
    One lamp, one pan
    The maker comes along
    Hello, other street
    Home travels with you
    The first night there
    Two keys, {where}
    What doesn't need a box
    Learning the new street
    Between two addresses
  `,
  preferences: phrases`
    Gentle courage
    Open and ready
    Feeling at home
    Warm beginnings
  `,
};
