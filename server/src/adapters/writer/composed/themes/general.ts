import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

/** Meets somebody whose words say little, or little that can be said back. */
export const unspoken = passages`
  It may be hard to say what it is. It's still there, and it counts.

  Something is on your mind, and it's there for a reason.
  It needn't be large to be worth sitting down with.

  What's on your mind is only one of the things in there.
  Give it a little room, and the others come back as well.

  It might be a small matter or a great one.
  From close up they look much the same.

  Nobody can see what you've been turning over.
  You can turn it more slowly now.

  It may have been with you for a while.
  You can put it down for as long as this lasts.

  It's all right not to know what you feel.
  It'll come, or it won't. There's no hurry.

  You might not have found the words for it yet.
  You came anyway, and that says enough.

  It can be a person, or a sum, or something that somebody said.
  It can be all of them in one day.

  It's fine if it's only a mood. A mood is something, too.

  However it came to be on your mind, it's there now, and so are you.
`;

/** For whatever no other theme recognises. */
export const general: Theme = {
  name: "general",
  group: null,
  signs: /(?!)/g,
  weight: 1,
  things: {},
  near: ["calm", "self", "routine"],
  meet: passages`
    You don't have to explain it to me. I'll stay with what you've said.

    Whatever kind of day it is, you're welcome in it.

    There's nothing here that you have to answer.
    You can just be somebody with something on their mind.

    You're allowed to take it seriously, whatever anyone else might say.

    Whatever brought you here can be here for a while.
    It doesn't have to be sorted out first.

    Some things don't want an answer yet.
    They want someone to sit beside them, and you've come.

    A thought that keeps returning isn't being difficult.
    It only wants to be heard.

    You don't have to find a better word for it.
    It knows what it is, and so do you.

    There's often more under a day than a day will show.
    You felt it, and you stopped. That's the right way round.

    Not everything that weighs something is a problem.
    Sometimes it's only that you care.

    You noticed it. A good part of anything is done in the noticing.

    There's no right way to have something on your mind.
    This is how you have it, today.

    Anyone with your day would be thinking about it too.
    You're not alone in that.

    There's the day as it looks on the calendar, and there's the day as you had it.
    I'd rather hear about the second one.

    Some weeks feel wrong all the way through, like a coat that's been buttoned wrong.
    It needn't be anyone's fault.

    You may have been answering people all day. Here, nobody has asked.

    You don't have to say all of it.
    What you leave out is safe with you.

    You've been thinking about it while doing other things.
    Doing other things is hard work, that way.

    It's good to have somewhere to bring it, whatever it is.
    You don't have to know what to do with it.

    Put it where you can see it, at arm's length.
    From here it isn't everything. It's one thing.
  `,
  turn: passages`
    You've brought it here. That's one thing done about it already.

    Let the next few breaths be about nothing at all.

    There's time. Not for everything, but for this.

    You can stop looking for the answer for as long as this lasts.
    It's easier to find when nobody's looking.

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
    It doesn't have to go. You only don't have to grip it.

    A day is wide. This takes up one part of it.

    You've come through hard days before.
    And you know a few things now that you didn't know then.

    Look, for a moment, at everything that isn't wrong.
    It's quiet, so it's easily missed.

    The next hour doesn't ask for all of you.
    It asks for a pair of hands and a bit of patience.

    It will look different from the other side of a night's sleep.
    Most things do.

    If a friend had told you the same, you'd have known what to say.
    Say that.

    It may be a little lighter already.
    If it isn't, that's all right too.

    Let's make a little room now for what else is there.

    You can be unsure and be safe, both at once.

    You can be kind to this without agreeing with it.

    And now let it rest there, where you've put it.
    There's something else I'd like you to look at.
  `,
  tie: passages`
    You're the same person today.

    That doesn't stop being true because today is complicated.

    What made that possible is still in you.

    Today could use a little of that, and there's plenty.

    It was never built for easy days only.

    Some of the days that made it felt a good deal like this one.

    Whatever happens this week, that's something to stand on.

    You had days like this one on the way there, too.

    There's an answer in that, if you hold it up to today.

    If you could do that, you can do the next hour.

    It's closer to what's on your mind than it looks.

    Lend a bit of that to the hour in front of you.

    And it's precisely on days like this that it shows.

    Whoever can say that can also get through today.

    That belongs in the picture as well.

    Let that be the voice you hear first today.

    So today isn't the first hard thing you've met with open eyes.

    That's what you bring along, wherever this goes.

    It will be just as true this evening.

    Somebody like that can be trusted with a day like this.

    It comes with you, wherever you go next.

    Ask that part of you what it would do now.

    It's still true, next to what's on your mind.

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
    Whatever it is, it can come along beside you now.
    Go on into your day. It's good that you're in it.
    It'll keep. And so will you.
    Take the next hour as it comes, one thing at a time.
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
