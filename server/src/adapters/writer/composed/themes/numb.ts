import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const numb: Theme = {
  name: "numb",
  group: "ache",
  signs:
    /\b(?:numb|(?:feel|feels|feeling|felt|so) (?:nothing|empty|flat|blank|hollow)|nothing feels|don'?t feel (?:anything|like)|don'?t care|disconnected|detached|on autopilot|going through the motions|checked out)\b/g,
  weight: 2,
  things: {},
  near: ["calm", "self", "creative", "friends", "body"],
  meet: passages`
    It's gone quiet inside, and not the restful kind.
    As if somebody had turned the sound off and left the picture on.

    You do what's on the list. You say the right words. You're watching from the back row.

    Feeling nothing is a feeling too. It's what comes when there's been too much.

    You're not cold. You've pulled your hands up in your sleeves.

    People ask you how you are, and you look, and there's no one at the desk.

    You needn't dig for anything. Nothing here has to be felt on purpose.

    Some part of you has put up a sign that says, back soon.
  `,
  turn: passages`
    Begin with temperatures. Which hand's warmer? What's under your feet?

    It'll come back in bits. A song. A smell. Being annoyed at something.

    You're not empty. You're resting, with the shutters down.

    Let's not ask how you feel. Let's ask what you'd like on toast.

    Something small will get through first. It generally comes in by the side.

    You've stayed kind on automatic. That says a lot about the machine.

    No hurry. Thaw is slow, and it starts at the edges.
  `,
  tie: passages`
    You needn't feel it. You can just know it, for now.

    It's stored safely, feeling and all.

    The colour will come back into that, and you'll know it again.

    It's like a photograph of somewhere warm. Keep it where you can see it.

    You did that with your whole heart. It's the same heart.

    Let it stand there. It isn't asking you for tears.

    It goes on quietly glowing, whether or not you've got your hands out.
  `,
  along: phrases`
    I don't have to feel anything yet.
    I'm still here underneath.
    I let it come back slowly.
    I can rest behind the shutters.
    I'm allowed to thaw.
  `,
  close: phrases`
    Go and hold something warm, or something cold, and notice which.
    Put on one song that used to get through.
    Now smell something. Coffee, soap, rain. That'll do.
    Step out for some weather. Any sort.
    Just the next small thing, with your hands. Let the rest come when it comes.
  `,
  titles: phrases`
    One warm hand
    Back soon
    Some small thing, {where}
    Shutters down, back soon
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
