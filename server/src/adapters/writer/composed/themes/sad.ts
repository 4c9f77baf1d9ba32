import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const sad: Theme = {
  name: "sad",
  group: "ache",
  signs:
    /\b(?:sad\w*|(?:feel|feeling|so|really|been|bit|very) (?:down|low|blue)|depress\w*|crying|cry|cried|unhappy|miserable|hopeless|heavy|gloomy|hurting|hurts?|tears|feel(?:ing)? awful|rough (?:day|week|time)|hard (?:day|week|time)|bad day|melancholy|dark place|(?:can't|couldn't|unable to|not able to) (?:seem to )?(?:get|fall|be|become) pregnant|still not pregnant|not pregnant (?:again|yet)|trying to (?:conceive|get pregnant|have a baby)|infertil\w*|pregnancy test (?:was|is|came back) negative|negative pregnancy test|test (?:was|is) negative again)\b/g,
  weight: 2,
  things: {},
  near: ["self", "friends", "calm", "family", "movement"],
  meet: passages`
    It's a low day, and the light in it is low.
    You needn't reach above it.

    Some heaviness has no reason, and some has too many to count.

    You may have been smiling for other people. You can stop now.

    Crying's allowed. So is not being able to.

    It has gone grey, and even kind words come from a long way off.
    I'll say them anyhow, and not too loudly.

    Sad isn't broken. It's a heart doing one of the things it's for.

    Getting up was work. Getting dressed was work. You did those, and no one clapped.

    No one has to cheer you up. You can be here just like that.
  `,
  turn: passages`
    It came, and it'll go. You don't have to push it.

    You don't need to feel better. You might feel a bit warmer. That's another thing.

    A blanket. Something warm to drink. It's all right to begin there.

    There are people who'd rather have you sad than not have you.

    It doesn't say anything about how it'll be in spring.

    Let your shoulders be round. Let your face be as it is.

    Somewhere under it there's still a pilot light. You don't have to feel it for it to burn.
  `,
  tie: passages`
    It's true on the grey days. It's only harder to see from there.

    You don't have to feel it for it to be so.

    It hasn't left. It's sitting quietly beside you, as it knows how.

    That's some warmth. Hold your hands near it.

    You'll feel the good of it again. It's keeping.

    It doesn't need you to smile.

    Even heavy days have been put down on top of that, and it held.
  `,
  along: phrases`
    I can be sad and still be all right.
    I let this be here.
    I'm gentle with myself today.
    It won't always feel like this.
    I don't have to pretend.
  `,
  close: phrases`
    Do one kind thing for the body you're in, and let that be today.
    Go and find a bit of daylight, and stay in it for a while.
    Let someone make you a cup of tea. Tell them you'd like one.
    Go softly, and don't argue with it.
    Now one small warm thing. Then perhaps one more.
  `,
  titles: phrases`
    It can be here
    Quietly kept, {where}
    Grey, and held
    One small warm thing
    A low, soft light
    Nothing to reach for
    Beside you, {where}
    The pilot light
    A blanket and a window
    You can stop smiling
  `,
  preferences: phrases`
    Comfort and care
    Gentle company
    Soft and slow
    Warmth within
  `,
};
