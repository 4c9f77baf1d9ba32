import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const speaking: GoalKind = {
  name: "speaking",
  signs:
    /\b(?:speak(?:ing)? up|speak(?:ing)? (?:in (?!spanish|french|german|italian)|out|clearly|confidently|publicly|freely|my mind|to (?:people|a|the|crowds?|audiences?|groups?|large))|public speaking|my voice|being heard|be heard|(?<!\b(?:am|be|being|'m|fully|more) )present(?:ing)? (?:to|in|my|with)|presentations?|speaker|ted talk|on stage|interviews? well|ask(?:ing)? for what|say(?:ing)? what i (?:think|mean|need|want|feel)|assertive\w*)\b/i,
  instead: passages`
    Your voice is one you use now, in rooms where it counts.

    When there's something to say, you say it.

    You let yourself be heard, at an ordinary volume.
  `,
  follow: passages`
    The first sentence is the door, and you've opened it before.

    There's that half second before you speak, when the room leans in.
    You know it well by now. You step into it.

    Nobody hears how your heart goes. They only hear you.

    You used to think of the right words afterwards.
    Now they come while you still need them.

    It was never about being loud. It's about not leaving before you've spoken.

    Somebody is often glad you said it. They'd been thinking the same.

    Your voice shook once, and you went on, and nothing broke.

    You say the thing, and you let the silence after it be somebody else's.

    What you think has a place there, next to the other opinions.

    After you've spoken, others find it easier, too.

    You've learned that a plain sentence does more than a perfect one.

    Think of the last time that somebody nodded while you spoke.

    You breathe out, and then you begin. It's become a habit.

    It's your own voice, too, and not the one you'd put on for strangers.
  `,
  scene: passages`
    Picture it the way it goes now. There's a table, and coffee, and someone finishing a point.
    A small gap opens. It used to close before you'd found your breath.
    Now you breathe in, and you start, and the first words are plain ones.
    Heads turn, the way they do. Somebody puts down a pen.
    When you've finished, you stop. You don't take it back.

    Think of a room you know, with the chairs as they usually are.
    Somebody asks what the others think, and looks around.
    There's the old flutter. You let it come, and you let it pass.
    And then your voice is simply in the room, with the other voices.

    Afterwards, in the corridor, somebody catches you up.
    I'm glad you said that, they say. I've been wanting to, for weeks.
    You stay there a moment, and let that sink in.
  `,
  along: phrases`
    I speak, and I'm heard.
    I say what I mean.
    My voice belongs in the room.
  `,
};
