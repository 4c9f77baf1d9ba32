import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const numb: Theme = {
  name: "numb",
  group: "ache",
  signs:
    /\b(?:numb|(?:feel|feels|feeling|felt|so) (?:nothing|empty|flat|blank|hollow)|just flat|i'm flat|used to love|nothing feels|don'?t feel (?:anything|like)|don'?t care|disconnected|detached|on autopilot|going through the motions|checked out)\b/g,
  weight: 2,
  things: {},
  near: ["calm", "self", "creative", "friends", "body"],
  meet: passages`
    It's gone quiet inside, and not the restful kind.
    As if somebody had turned the sound off and left the picture on.

    You do what has to be done. You say the right words. You're there, and not quite there.

    Feeling nothing is a feeling too. It's what comes when there's been too much.

    You're not cold. You've only gone in, to keep warm.

    People ask you how you are, and you don't know what to say.

    You needn't dig for anything. Nothing here has to be felt on purpose.

    Some part of you is resting out of sight. It hasn't gone.
  `,
  turn: passages`
    Begin with temperatures. Which hand's warmer? What's under your feet?

    It'll come back in bits. A song. A smell. Being annoyed at something.

    You're not empty. You may only be worn out.

    Let's not ask how you feel. Let's ask what would be warm.

    Something small will get through first. It generally comes in by the side.

    You've gone on being kind, even so. That says a lot about you.

    No hurry. Thaw is slow, and it starts at the edges.
  `,
  tie: passages`
    You needn't feel it. You can just know it, for now.

    It's stored safely, feeling and all.

    The colour will come back into that, and you'll know it again.

    It's like a photograph of somewhere warm. Keep it where you can see it.

    There was feeling in that once. It's only resting.

    Let it stand there. It isn't asking you for tears.

    It goes on being true, whether or not you feel it.
  `,
  along: phrases`
    I don't have to feel anything yet.
    I'm still here underneath.
    I let it come back slowly.
    I can rest until it comes back.
    I'm allowed to thaw.
  `,
  close: phrases`
    Go and hold something warm, or something cold, and notice which.
    Put on one song that used to get through.
    Now smell something. Coffee, soap, rain. That'll do.
    Let some fresh air reach you, if you can.
    Just the next small thing, with your hands. Let the rest come when it comes.
  `,
  titles: phrases`
    One warm hand
    Resting out of sight
    Some small thing, {where}
    Nothing has to be felt
    Thaw begins at the edges
    Which hand is warmer
    Quietly here, {where}
    The sound comes back
    Nothing on purpose
  `,
  preferences: phrases`
    Gentle return
    Soft and slow
    Quiet presence
    Tender grounding
  `,
};
