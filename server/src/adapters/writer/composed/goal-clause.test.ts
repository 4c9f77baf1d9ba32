import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { readGoal } from "./goal-clause.ts";

function read(goal: string) {
  return readGoal(cleanText(goal));
}

test.each([
  ["I speak up in meetings", "you speak up in meetings", "I speak up in meetings"],
  ["I am a published author", "you're a published author", "I am a published author"],
  [
    "I sleep eight hours and wake rested.",
    "you sleep eight hours and wake rested",
    "I sleep eight hours and wake rested",
  ],
  [
    "My daughter and I talk every Sunday",
    "you and your daughter talk every Sunday",
    "my daughter and I talk every Sunday",
  ],
  ["Me and my husband travel", "you and your husband travel", "my husband and I travel"],
  ["My book is published", "your book is published", "my book is published"],
  ["I will run a marathon", "you run a marathon", "I run a marathon"],
  ["I want to be calm", "you're calm", "I am calm"],
  ["I want a house by the sea", "you have a house by the sea", "I have a house by the sea"],
  ["To be calm", "you're calm", "I am calm"],
  ["Calm", "you're calm", "I am calm"],
  ["Calm and confident", "you're calm and confident", "I am calm and confident"],
  ["Debt free", "you're debt free", "I am debt free"],
  ["Saying no", "you say no", "I say no"],
  ["Running a studio", "you run a studio", "I run a studio"],
  [
    "Being present with my children",
    "you're present with your children",
    "I am present with my children",
  ],
  [
    "Marathon under four hours",
    "you run a marathon in under four hours",
    "I run a marathon in under four hours",
  ],
  ["10k subscribers", "you have ten thousand subscribers", "I have ten thousand subscribers"],
  ["10k steps a day", "you walk ten thousand steps a day", "I walk ten thousand steps a day"],
  ["8 hours of sleep", "you get eight hours of sleep", "I get eight hours of sleep"],
  ["I finished my degree", "you finished your degree", "I finished my degree"],
  ["I don't drink any more", "you don't drink any more", "I don't drink any more"],
  ["Stop smoking", "you've stopped smoking", "I've stopped smoking"],
  ["No more doomscrolling", "you've stopped doomscrolling", "I've stopped doomscrolling"],
  ["Lose 10kg", "you've lost ten kilos", "I've lost ten kilos"],
  ["Publish my novel", "you've published your novel", "I've published my novel"],
  ["Get promoted", "you've been promoted", "I have been promoted"],
  ["Get fit", "you're fit", "I am fit"],
  ["Financial freedom", "you're financially free", "I am financially free"],
  ["Published author", "you're a published author", "I am a published author"],
  ["My own bakery", "you have your own bakery", "I have my own bakery"],
  ["More time with my kids", "you have more time with your kids", "I have more time with my kids"],
  ["You are strong", "you're strong", "I am strong"],
  [
    "my goal is to save 5000 dollars",
    "you've saved five thousand dollars",
    "I've saved five thousand dollars",
  ],
  ["I would love to write a book someday", "you've written a book", "I've written a book"],
  ["**I am fearless** 💪", "you're fearless", "I am fearless"],
  [
    "I no longer need anyone's approval",
    "you no longer need anyone's approval",
    "I no longer need anyone's approval",
  ],
  ["I WAKE UP AT 5AM", "you wake up at five in the morning", "I wake up at five in the morning"],
  ["There is always enough money", "there's always enough money", "there is always enough money"],
  [
    "I have been promoted to senior engineer because I worked so hard and everyone saw what I bring to the team",
    "you've been promoted to senior engineer",
    "I have been promoted to senior engineer",
  ],
])("%j is true as %j and as %j", (goal, you, i) => {
  expect(read(goal)).toMatchObject({ you, i });
});

test.each([
  "x",
  "asdf qwer",
  "我想要平静",
  "🙂",
  "?",
  "Quiero dormir bien",
  "Ich bin ruhig",
  "work",
  "I hate my job",
  "Stop being such a loser",
  "Not be anxious",
  "I",
  "I am",
  "make you love me",
  "I can't control my drinking",
  "I can not stop eating",
  "I should exercise more",
  "I must be better",
  "I'd be happier in Spain",
  "My boss should respect me",
  "idk",
  "I am nothing",
  "I always fail",
  "there is no hope",
  "I have no friends",
  "I don't have any time",
  "I smoke",
  "I drink too much",
  "I wish that my father was alive",
  "I want my dad to be alive",
  "I want my business to succeed",
  "my sister to call me",
  "I want him back",
  `I ${"really ".repeat(60)}`,
])("%j is left unsaid", (goal) => {
  expect(read(goal)).toBeNull();
});

test.each([
  ["I run my own design studio", "running your own design studio"],
  ["Saying no", "saying no"],
  ["I write every day", "writing every day"],
  ["I am calm", null],
  ["I finished my degree", null],
])("what one does in %j is %j", (goal, doing) => {
  expect(read(goal)?.doing).toBe(doing);
});

test.each([
  ["I've paid off my loans", true],
  ["I finished my degree", true],
  ["I have three kids", false],
  ["I read every evening", false],
  ["I am calm", false],
])("%j is told as done: %j", (goal, isPast) => {
  expect(read(goal)?.isPast).toBe(isPast);
});

test.each([
  ["Publish a book, travel the world and be happy", "you've published a book"],
  ["Quit my job and travel", "you've quit your job"],
  ["Work hard and be happy", "you work hard"],
  ["Sleep and eat well", "you sleep and eat well"],
  ["Paid off my mortgage", "you paid off your mortgage"],
  ["Get my driver's licence", "you have your driver's licence"],
  ["Being debt free by 2027", "you're debt free"],
])("of %j only what fits together is told, as %j", (goal, you) => {
  expect(read(goal)?.you).toBe(you);
});

test.each([
  ["Get into med school", "you've got into med school"],
  ["making the football team", "you've made the football team"],
  ["Sober for 2 years", "you've been sober for two years"],
  ["Lost 30 pounds", "you've lost thirty pounds"],
  ["gym 4x week", "you go to the gym four times a week"],
  ["100 pushups", "you do one hundred pushups"],
  ["Healthy heart", "you have a healthy heart"],
  ["clear skin", "you have clear skin"],
  ["my own practise", "you have your own practise"],
  ["Being blind doesn't stop me", "being blind doesn't stop you"],
  ["we travel, Ellen and me, in the camper", "you and Ellen travel in the camper"],
  ["Less phone, more life", "you have less phone and more life"],
  ["marathon in under 4", "you run a marathon in under four hours"],
  ["I sleep well agian", "you sleep well again"],
  ["Speaking french", "you speak French"],
  ["No more whisky", "you're done with whisky"],
  ["own apartment!!", "you have your own apartment"],
  ["fluent in english", "you're fluent in English"],
  ["I don't smoke", "you don't smoke"],
  ["I smoke less", "you smoke less"],
  ["I never give up", "you never give up"],
  ["I no longer worry", "you no longer worry"],
  ["I have no fear", "you have no fear"],
  ["I have time for my kids", "you have time for your kids"],
  ["There is nothing I can't do", "there's nothing you can't do"],
  ["I'd love a dog", "you have a dog"],
  ["I want my kids to be happy", "your kids are happy"],
  ["I want my mom to be proud of me", "your mom is proud of you"],
  ["I want us to be happy", "you're happy"],
  ["my kids love to read", "your kids love to read"],
  ["get better at chess", "you're better at chess"],
  ["forgive and forget", "you forgive and forget"],
  ["a loving husband", "you have a loving husband"],
  ["loving husband", "you have a loving husband"],
  ["I want a husband", "you have a husband"],
  ["I want a man who loves me", "you have a man who loves you"],
  ["I want a coach", "you have a coach"],
  ["a best friend", "you have a best friend"],
  ["a supportive boss", "you have a supportive boss"],
  ["a good father", "you're a good father"],
  ["a strong woman", "you're a strong woman"],
  ["become a good therapist", "you're a good therapist"],
  ["become a US citizen", "you're a US citizen"],
  ["be US citizen", "you're a US citizen"],
  ["I moved to the us", "you moved to the US"],
  ["I found my id", "you found your id"],
])("%j is told as %j", (goal, you) => {
  expect(read(goal)?.you).toBe(you);
});
