import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

/** For whatever no other theme recognises. */
export const general: Theme = {
  name: "general",
  group: null,
  signs: /(?!)/g,
  weight: 1,
  things: {},
  near: ["calm", "self", "routine"],
  meet: passages`
    Something is on your mind, and it's there for a reason.
    It needn't be large to be worth sitting down with.

    Whatever brought you here can sit next to you for a while.
    It doesn't have to be sorted out first.

    Some things don't want an answer yet.
    They want someone to sit beside them, and you've come.

    A thought that keeps returning isn't being difficult.
    It's knocking, the only way it knows.

    You don't have to find a better word for it.
    It knows what it is, and so do you.

    There's often more under a day than a day will show.
    You felt it, and you stopped. That's the right way round.

    What's on your mind is only one of the things in there.
    Give it a chair, and the rest of the room comes back.

    It might be a small matter or a great one.
    From close up they look much the same.

    Nobody can see what you've been turning over.
    Turn it a little slower now, and hold it a little lower.

    It has been with you for a while, I think.
    It's tired of being carried in one hand.

    Not everything that weighs something is a problem.
    Sometimes it's only a life, with a person in the middle of it.

    You noticed it. A good part of anything is done in the noticing.

    It's all right not to know what you feel.
    The body keeps a place for it until you do.

    There's no right way to have something on your mind.
    This is how you have it, today.

    Anyone with your day would be thinking about it too.
    You just happen to be the one who's sitting with it.

    You might not have found the words for it yet.
    You came anyway, and that says enough.

    It can be a person, or a sum, or a look that somebody gave you.
    It can be all three before lunch.

    There's the day as it looks on the calendar, and there's the day as you had it.
    I'd rather hear about the second one.

    Some weeks are like a coat that's been buttoned wrong.
    Nothing's torn. It only sits oddly, all the way down.

    You've been answering all day. Here, nobody has asked.

    It's fine if it's only a mood. Moods are weather, and you still need the right coat.

    A lot of it was said between the lines, I think.
    We can leave it there. It's quite safe between the lines.

    You've been thinking about it while doing other things.
    Doing other things is hard work, that way.

    However it came to be on your mind, it's there now, and so are you.

    It's good to have somewhere to bring it, whatever it is.
    Most things only want to be brought somewhere.

    Put it where you can see it, at arm's length.
    From here it has edges. Things with edges can be handled.
  `,
  turn: passages`
    It can be here, and you can be here, and there's still air between you.

    For now you only need to know the next small thing.
    And even that can wait until the end of this breath.

    You don't have to win against today.
    You only have to be in it, as yourself.

    Let it be unfinished.
    Most good things are, most of the time.

    What you're looking for may be nearer than where you've been looking.

    There's a part of you that isn't caught up in any of this.
    It has been watching, kindly, the whole time.

    Loosen your hold on it by one finger.
    See? It stays where it is.

    A day is wide. This takes up one corner of it.

    You've met worse with less.
    And you know a few things now that you didn't know then.

    Look, for a moment, at everything that isn't wrong.
    It never raises its voice, so it has to be looked for.

    The next hour doesn't ask for all of you.
    It asks for a pair of hands and a bit of patience.

    It will look different from the other side of a night's sleep.
    Most things do.

    If a friend had told you the same, you'd have known what to say.
    Say that.

    Somewhere in you it's already a little lighter.
    There's no need to check.

    Let's turn the chair around now, and see what else is in the room.

    Being unsure and being safe can sit on the same sofa.

    You can be kind to this without agreeing with it.

    And now let it rest there, where you've put it.
    There's something else I'd like you to look at.
  `,
  tie: passages`
    The same person is sitting here today. Nothing has been swapped.

    That doesn't stop being true because today is complicated.

    What made that possible is still in the room with you.

    Today could use a little of that, and there's plenty.

    It was never built for easy days only.

    Some of the days that made it felt a good deal like this one.

    Whatever happens this week, that's the floor you'll be standing on.

    You got there with days like this one in your pocket.

    There's an answer in that, if you hold it up to today.

    If you could do that, you can do this afternoon.

    It's closer to what's on your mind than it looks.

    Lend a bit of that to the hour in front of you.

    And it's precisely on days like this that it shows.

    Whoever did that has also got today in hand.

    Put that in the scale, on the other side, and see it move.

    Let that be the voice you hear first today.

    So today isn't the first hard thing you've met with open eyes.

    That's what you bring along, wherever this goes.

    It will be just as true this evening.

    Somebody like that can be trusted with a day like this.

    It comes with you into the next room, too.

    Ask that part of you what it would do now.

    Next to that, what's on your mind looks about the right size.

    This is the ground from which you look at everything else.
  `,
  along: phrases`
    I can be with what is.
    I have room for this.
    I'm here for my own life.
    I take the next step, and only that one.
    I can be unsure and still be all right.
  `,
  close: phrases`
    Whatever it was, it can walk beside you now.
    Go on into your day. It was waiting for exactly you.
    It'll keep. And so will you.
    Take the next hour as it comes, one hand at a time.
    You don't need to settle it today. Go and have your day.
  `,
  titles: phrases`
    Here for a while
    Something set down
    The soft middle of today
    Nothing to solve, {where}
    Company, {where}
    Your own quiet
    A chair by the window
    Room for this
    Set it down here
    A quiet hour, {where}
    The next small thing
    As you are, {where}
    A little more room
    Time to yourself, {where}
    Plain and steady
    Where you already stand
  `,
  preferences: phrases`
    Quiet strength
    Steady ground
    Gentle focus
    A calm mind
    Room to breathe
  `,
};
