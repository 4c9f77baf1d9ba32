import type { GoalKindName } from "./goal-kind.ts";
import { type Passage, phrases } from "./passage.ts";
import type { ThemeGroup } from "./theme.ts";

type Bridges = Readonly<
  Record<ThemeGroup, Readonly<Partial<Record<GoalKindName, readonly string[]>>>>
>;

/** Tie a goal of one kind to what a group of themes has in common; each line stands alone. */
export const bridges: Bridges = {
  ahead: {
    sleep: phrases`
      Tonight that's all there is to do, since {day} doesn't need you until {day}.
      So let the last thing you do for it be to lie down.
      What you've prepared gets sorted in the dark, without your help.
    `,
    speaking: phrases`
      The room that's coming is only the next of many.
      When it's your turn, you'll do what you do.
      You've opened your mouth in worse rooms than that one.
    `,
    calm: phrases`
      So there'll be at least one calm person there, and it'll be you.
      Take that in with you. It doesn't show, and it does half the work.
      Nerves can come in and sit down beside it.
    `,
    work: phrases`
      That's the person they're getting. Nobody half prepared ever built that.
      There's years of it behind any ten minutes you'll have to fill.
      What's coming is one more thing that you know how to do.
    `,
    self: phrases`
      So you'll be among friends there, even if you don't know anyone.
      Whatever they make of it, you'll be going home with somebody you like.
    `,
    movement: phrases`
      Legs that can do that can walk through one more door.
      You know about the first ten minutes. This has them, too.
      Go and do it beforehand, a little, and let it shake the nerves down into your feet.
    `,
    family: phrases`
      They'll want to hear about it afterwards, and they'll love you just the same.
      There's a table where it hardly matters how it goes.
    `,
    love: phrases`
      Somebody's thumbs will be pressed for you the whole time.
      However it goes, you'll be telling it to someone that evening.
    `,
    creative: phrases`
      You know about showing people something that isn't safe. You've done it before.
      A blank page is a harder audience than any of them.
    `,
    study: phrases`
      You've sat through harder hours than this one, and you know how they end.
      It's another page. You turn it.
    `,
    routine: phrases`
      So do the morning as you always do, and let it carry you to the door.
      On the day itself, your hands will still know what comes first.
    `,
    money: phrases`
      Nothing hangs on it that you can't stand up under.
      You needn't come to it hungry. You've seen to that.
    `,
    boundaries: phrases`
      You can also just say, let me think about that. It's a whole answer.
    `,
  },
  load: {
    sleep: phrases`
      So the day does have an end, and you've already built it.
      Whatever didn't get done can lie there overnight. It's used to it.
      That's where all of this gets put down.
    `,
    boundaries: phrases`
      Some of what's on that pile was never yours. You're allowed to hand it back.
      You could begin with one of the things on today's list.
      It's the same short word, and today has a good place for it.
    `,
    calm: phrases`
      There's work that wants doing, and there you are, doing one piece of it.
      The pile gets no smaller from being looked at fast.
      It's still there under the list, if you lift a corner.
    `,
    work: phrases`
      It's meant to be part of your life. You're the one who gets to say which part.
      You built it. It can manage an evening without you.
    `,
    family: phrases`
      They'd rather have you tired than not have you.
      That's who gets the best of you, and not what's left.
      You can come in from all of it by one door, and there they are.
    `,
    love: phrases`
      You can be tired there. It's what shoulders are for.
      There's one person that you don't have to be useful to.
    `,
    movement: phrases`
      Ten minutes of that would do more for you now than another hour of this.
      It's rest, in a way. It's the sort of rest that breathes hard.
    `,
    creative: phrases`
      There's a part of you that no one has booked.
      Even a quarter of an hour of that, and the day's your own again.
    `,
    money: phrases`
      That's one weight less on a day with plenty of them.
      So you needn't say yes to everything any more. You've bought yourself that.
    `,
    body: phrases`
      It's a body. It would like a glass of water and a chair.
      You know what it's asking for. You've learned to listen for it.
    `,
    self: phrases`
      You were worth just as much before you'd answered a single one of them.
    `,
    friends: phrases`
      Somebody would carry the other end, if you asked.
    `,
    home: phrases`
      And there's the door that you can close behind all of it.
    `,
    study: phrases`
      You learned that in a full life, too, an hour here and there.
    `,
    routine: phrases`
      Do that one thing, and let it be enough of a shape for today.
    `,
  },
  ache: {
    family: phrases`
      And there they are, some of the ones who are left to love.
      You can be sad at that table. Nobody there will mind.
    `,
    friends: phrases`
      One of them would sit with you, and not say much.
      They don't need you cheerful. They'd just like to know where you are.
    `,
    love: phrases`
      You don't have to be sad in a different room.
      There's a hand there, on the evenings when words aren't any use.
    `,
    movement: phrases`
      You can take it with you, out there. It's easier to carry when it's moving.
      A hurting heart and two good feet make a decent pair.
    `,
    sleep: phrases`
      It's a rest from missing, some nights. Some nights it's a visit.
      Let the night have it for a few hours.
    `,
    self: phrases`
      You'd sit with a friend like this. So you sit with yourself.
      There's someone with you all the way through, and it's you.
    `,
    calm: phrases`
      It isn't there to make the sadness stop. It gives it somewhere to sit.
    `,
    creative: phrases`
      You might put some of it in there. It's held worse, and made something of it.
    `,
    quitting: phrases`
      And you're feeling this with nothing in between. That's brave, whatever it looks like.
      You haven't gone looking for the old way round. You're walking through.
    `,
    home: phrases`
      There's a place where you can close the door and let your face do what it does.
    `,
    body: phrases`
      Eat something warm, in its honour. Sorrow forgets to.
    `,
    work: phrases`
      It's something to hold by the handle, on days when nothing else has one.
    `,
    routine: phrases`
      On grey days it's a rail along the wall. You put a hand on it and go on.
    `,
  },
  alarm: {
    sleep: phrases`
      Worry works nights. You needn't keep it company.
      So whatever it is, it'll be looked at by somebody who's slept.
    `,
    calm: phrases`
      The alarm can ring. You know where you go when it does.
      You've practised on smaller things, and it was for this.
    `,
    movement: phrases`
      Walk it out a bit. Fear was made for legs.
      Your body's a good place to come back to when your thoughts won't sit down.
    `,
    money: phrases`
      It wasn't thinking at night that did that. It was one plain step by day.
      You got that far with the same worries, and the same head.
      There's ground there, even now. You can feel for it with your foot.
    `,
    work: phrases`
      What you know how to do is still known.
      They'd hire those hands again, somewhere. So would you.
    `,
    family: phrases`
      They're what you're afraid for. They're also what you're strong with.
      You can tell one of them, and then there are two of you.
    `,
    friends: phrases`
      You could say it to one of them. It gets shorter when it's said.
    `,
    love: phrases`
      Say it out loud to somebody, in the dark, and hear how it shrinks.
    `,
    self: phrases`
      And you'd be there, whatever it was. You've learned to count on that.
    `,
    body: phrases`
      Your body isn't against you. It's on watch.
    `,
    home: phrases`
      You've got a door, a lamp, and a bed. Tonight that's a good deal.
    `,
    speaking: phrases`
      You can ask the question. You can ask it twice, if you need to.
    `,
  },
  friction: {
    calm: phrases`
      So you needn't answer at the speed of the question.
      There's the gap you'll need. It's already in you.
    `,
    family: phrases`
      It's a long story, between people like that, and this is one page of it.
      Somebody has to put down their end first. You've got strong hands.
    `,
    love: phrases`
      It holds more than you'd think. It's held this before.
      You can be on two sides of a table, and in one boat.
    `,
    speaking: phrases`
      One true sentence, at an ordinary volume. You know how that's done.
      You can say what hurt without saying who's bad.
    `,
    boundaries: phrases`
      You can keep your line, and keep the door open. It's one and the same door.
      You needn't shout to be clear. You've noticed that by now.
    `,
    friends: phrases`
      Somebody will hear your side of it, and then ask you about theirs.
    `,
    movement: phrases`
      Take the heat outside, and give it a hill.
    `,
    self: phrases`
      You can be sorry for your part, and keep your back straight.
    `,
    sleep: phrases`
      Sleep on it, then. It's one of the few things that work.
    `,
    work: phrases`
      At least there's one place today where things do as they're told.
    `,
    study: phrases`
      You've held out over thicker books than this one.
    `,
    quitting: phrases`
      And you stayed clear all through it. That's worth more than the last word.
    `,
  },
  measure: {
    creative: phrases`
      No one else's hand would have made that mark.
      It began with something that wasn't good yet. So does everything.
    `,
    work: phrases`
      Nobody gave it to you to be kind.
      You could set that beside anyone's, and it'd still be yours.
    `,
    family: phrases`
      No one who sits at that table has ever thought of you as late, or as less.
      There's somebody there who thinks that you hung up the moon.
    `,
    friends: phrases`
      They didn't pick you for your results.
    `,
    love: phrases`
      There's someone who's seen you at your worst, and put another plate out.
    `,
    movement: phrases`
      There's always somebody faster. You go past the same trees.
      It wasn't talent that got you there. It was shoes.
    `,
    study: phrases`
      It didn't come quickly. It came, though, and it's as good as anyone's.
    `,
    speaking: phrases`
      The voice that says you can't has never yet had to say it in front of people. You have.
    `,
    self: phrases`
      That isn't something you win. You sort of stop losing it.
      So you can look over at the others and simply wish them well.
    `,
    money: phrases`
      It was your own pace, and your own sum, and it came out.
    `,
    home: phrases`
      It's your key, and your door, and no one else's idea of a house.
    `,
    calm: phrases`
      You can look at all that hurry, and not join in.
    `,
    routine: phrases`
      The small version still counts. It always has.
    `,
    body: phrases`
      It's never once compared you with anyone. It just carries you.
    `,
    sleep: phrases`
      You can put down the measuring, too, along with your watch.
    `,
    travel: phrases`
      There's more than one way of getting anywhere. You've seen a few.
    `,
  },
  bright: {
    family: phrases`
      And they'll be glad about today, when you tell them.
    `,
    friends: phrases`
      There's somebody you could ring about it. Good news likes company.
    `,
    love: phrases`
      It's twice as good, with someone to tell it to.
    `,
    work: phrases`
      It was all of that, bit by bit, that led up to this.
    `,
    creative: phrases`
      There's some of today's light in whatever you'll make next.
    `,
    movement: phrases`
      You could nearly run there.
    `,
    sleep: phrases`
      Good days sleep well. You'll see.
    `,
    self: phrases`
      You helped to make this. You can say so out loud.
    `,
    calm: phrases`
      So you can be happy without holding your breath.
    `,
    study: phrases`
      All those pages, and this was on the other side of them.
    `,
    money: phrases`
      And you can enjoy it, with the bills paid.
    `,
    home: phrases`
      Bring it home. There's a good place for it by the window.
    `,
    travel: phrases`
      It's another place you've got to, and you had the better view.
    `,
    routine: phrases`
      It's what all those small mornings were for.
    `,
  },
};

/** The lines that tie a goal of this kind to what is on the mind; none for a far-fetched pair. */
export function bridgesBetween(group: ThemeGroup | null, kind: GoalKindName): readonly Passage[] {
  return group === null ? [] : (bridges[group][kind] ?? []).map((line) => [line]);
}
