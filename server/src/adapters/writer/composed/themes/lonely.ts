import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const lonely: Theme = {
  name: "lonely",
  group: "ache",
  signs:
    /\b(?:lonely|loneliness|alone|isolat\w*|no friends|no one (?:to|calls|understands|cares)|nobody (?:to|calls|understands|cares)|by myself|single|miss (?:him|her|them|people|my friends|having)|left out|left me out|without me|not invited|(?:nobody|no one) asked me|excluded|don'?t belong|invisible|empty (?:house|flat|apartment))\b/g,
  weight: 3,
  things: {},
  near: ["friends", "love", "family", "self", "home"],
  sore: ["friends", "love"],
  meet: passages`
    It can be very quiet, and not the good sort of quiet.

    You can be among people and still feel alone.

    You've got things to tell, and they go round and round with nowhere to land.

    It isn't weakness. It's hunger, and people are made to be hungry for each other.

    Some hours are longer than others.
    You may know which ones.

    It looks as though everybody else has got somebody. It often isn't so.

    You could ring someone, and you don't want to be a bother.
    Perhaps somebody else is thinking the same of you.

    You haven't been forgotten. You may have been out of sight for a while. It isn't the same.
  `,
  turn: passages`
    There may be one person who'd be glad to hear from you.
    You may know which one.

    It starts with very little. A nod. The weather. The same bench at the same time.

    You're allowed to be the one who asks first.
    Most people are waiting to be asked.

    Until somebody comes, you can be decent company yourself.
    Make yourself something good.

    Whatever in you is lonely is also whatever in you can love.

    Somewhere near by a stranger's listening to a voice in the quiet too.

    You belong to more people than have told you so.
  `,
  tie: passages`
    Someone would love to hear about that.

    It's a good thing to bring to other people.

    And that's the sort of person people like to sit next to.

    You needn't be alone with that. It's got a story in it that wants telling.

    It was there on the quiet evenings, too. It kept you company.

    There'll be somebody who comes to know you by it.

    It's one reason to be glad that it's you in the room.
  `,
  along: phrases`
    My own company is good company.
    I can reach out first.
    I belong here too.
    I'm allowed to want people.
    Somebody is glad of me.
  `,
  close: phrases`
    Now send one short message. It needn't be clever.
    Go where there are people, even if it's only for a moment.
    Say hello to the next face you see, and mean it.
    Put some music on, and leave the curtains open.
    Think of one name. Then let your thumb do it.
  `,
  titles: phrases`
    A place laid for you
    Knock on one door
    Near enough to wave
    Held in mind
    One name on the phone
    Company, {where}
    Lit windows
    Someone would be glad
    The same bench, same time
    You belong here too
  `,
  preferences: phrases`
    Warm company
    Gentle belonging
    Comfort and warmth
    Open heart
  `,
};
