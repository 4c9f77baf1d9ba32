import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const presentation: Theme = {
  name: "presentation",
  group: "ahead",
  signs:
    /\b(?:presentations?|presenting|pitch|pitching|keynote|speech|public speaking|big meeting|meeting tomorrow|board meeting|talk tomorrow|my talk|a talk|audition|recital|concert|gig|on stage|stage fright|performance|conference|webinar|demo|present tomorrow|panel|lecture)\b/g,
  weight: 3,
  things: {
    "": "talk",
    presentation: "presentation",
    presentations: "presentation",
    presenting: "presentation",
    pitch: "pitch",
    pitching: "pitch",
    speech: "speech",
    talk: "talk",
    keynote: "talk",
    audition: "audition",
    recital: "recital",
    concert: "concert",
    performance: "performance",
    demo: "demo",
    lecture: "lecture",
    "big meeting": "meeting",
    "board meeting": "meeting",
  },
  near: ["speaking", "work", "creative", "self", "calm", "sleep"],
  meet: passages`
    Your mind keeps walking into that room ahead of you.
    That's only care, arriving early.

    You've given it many times by now, in your head.
    That's a harder audience than any other.

    Somewhere in your chest there's a small drum.
    It's the same drum for fear as for wanting something to go well.

    You keep changing one word. The word was fine.

    All those faces, you think. It's easy to forget that they're people with cold coffee who'd like it to go well.

    There's the {thing} itself, and then there's the one in your head.
    The one in your head is much longer, and nobody in it ever smiles.

    It matters to you. If it didn't, you'd sleep.

    Being looked at is a lot for anyone.
    Your body's just making sure that you've noticed.
  `,
  turn: passages`
    The first sentence is the door. After that, you're inside.

    Nobody but you knows what you meant to say.
    If you leave something out, it never existed.

    You know this. It's in your hands, and in how you talk about it to friends.

    They didn't come to watch you be perfect. They came to take something home.

    There's a pause before you begin, and it belongs to you.
    You can rest in it.

    Look for the one kind face. There's one in every room.

    When it's time, your voice will come. It always has. It may even be early.

    You can be nervous and good. Most people who are good, are.
  `,
  tie: passages`
    Every room that made you nervous helped to build that.

    That's who'll be standing there when the room goes quiet.

    You bring that in with you.

    You'll have it with you, under the notes.

    Nobody has to know. It'll be in your voice.

    You've faced harder things, and stayed.

    So that's the ground you'll start from.

    It makes the {thing} one good hour in a much longer story.
  `,
  along: phrases`
    I know this work.
    I'm ready to be heard.
    My voice knows the way.
    I begin with one sentence.
    I can be nervous and still be clear.
  `,
  close: phrases`
    Now set the slides down. They'll keep.
    Put your notes in the bag, and the bag by the door.
    Leave it for today. It's as ready as it needs to be, and so are you.
    Go and talk to someone about anything else.
    Drink some water, and let it go for now.
  `,
  titles: phrases`
    Before the first slide
    Feet down, voice clear
    Soon to be said
    Yours to say, {where}
    The one kind face
    Steady before the big room
    The first sentence
    A calm voice, {where}
    Ready to be heard
    The room is only people
    Nerves that mean well
    Your voice knows the way
  `,
  preferences: phrases`
    Calm confidence
    Steady nerves
    A clear voice
    Quiet courage
  `,
};
