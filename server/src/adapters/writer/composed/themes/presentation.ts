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

    You've given it twenty times by now, to the ceiling.
    The ceiling can be a hard audience.

    Somewhere in your chest there's a small drum.
    It's the same drum for fear as for wanting something to go well.

    You keep changing one word. The word was fine.

    All those faces, you think. It's easy to forget that they're people with cold coffee who'd like it to go well.

    There's the {thing} itself, and then there's the one in your head.
    The one in your head is much longer, and nobody in it ever smiles.

    It matters to you. You'd be bored, otherwise, and boredom never kept anyone awake.

    Being looked at is a lot for any animal.
    Your body's just making sure that you've noticed.
  `,
  turn: passages`
    The first sentence is the door. After that, you're inside.

    Nobody but you knows what you meant to say.
    If you leave something out, it never existed.

    You know this. It's in your hands, and in how you talk about it to friends.

    They didn't come to watch you be perfect. They came to take something home.

    There's a pause before you begin, and it belongs to you.
    Put your feet down in it.

    Look for the one kind face. There's one in every room.

    When it's time, your voice will come. It always has. It may even be early.

    You can be nervous and good. Most people who are good, are.
  `,
  tie: passages`
    Every room that made you nervous helped to build that.

    That's who'll be standing there when the room goes quiet.

    It doesn't get left behind in the cloakroom.

    You'll have it with you, under the notes.

    They won't see it on a slide. They'll hear it, though, between the words.

    You've stood in front of harder things, and stayed.

    So that's the ground you'll stand on, in whatever shoes you choose.

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
    Drink some water, stand up tall, and let it go for now.
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
