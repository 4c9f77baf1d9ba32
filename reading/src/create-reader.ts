import { circumstanceLabels, circumstances, noCircumstance } from "./circumstances.ts";
import { hearsDeath, inGrief } from "./deaths.ts";
import { type Clue, isDoubtful } from "./doubts.ts";
import { type FindDanger } from "./danger-phrases.ts";
import { type Features, toFeatures } from "./features.ts";
import { tellFeeling } from "./feelings.ts";
import { gravest } from "./harm.ts";
import { type ScoredSentence, createHarmReader } from "./harm-reader.ts";
import { tellLanguage } from "./languages.ts";
import { tellLosses } from "./losses.ts";
import { toMomentFeatures } from "./moment-features.ts";
import type { Trained } from "./model.ts";
import {
  type GoalReading,
  type Mood,
  type NamedPerson,
  type Occasion,
  type Reading,
  type Quotation,
  type Restatement,
  type ToldGoal,
  compareMeanings,
  feelings,
  goalKinds,
  hardFeelings,
  moments,
  moods,
  themes,
} from "./reading.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { toProbabilities, toScores } from "./softmax.ts";
import { shareOfWords } from "./shared-words.ts";
import { toStandingFeatures } from "./standings.ts";
import { tellSpared } from "./spared.ts";
import { toNeighbours, toReadableSentences, toSentences, toWords } from "./words.ts";

/** What a person wrote. */
export interface Written {
  readonly description: string;
  readonly goals: readonly string[];
}

/** Understands what somebody wrote: the same text always gives the same reading. */
export interface Reader {
  read(written: Written): Promise<Reading>;
}

/** The grammar of English, which the reader does not know. Each is null where it is not certain, unless it says so. */
export interface Grammar {
  tellGoal(goal: string): ToldGoal | null;
  tellWish(goal: string): string | null;
  tellPerson(text: string): NamedPerson | null;
  tellDay(text: string): string | null;
  /** Empty where none is certain. */
  tellThings(text: string): readonly string[];
  /** Of an English text. */
  tellRestatement(text: string): Restatement | null;
  /**
   * Of an English text.
   *
   * @param mayBeSaid whether a sentence may be among it; where it isn't given, each may
   */
  tellQuotation(text: string, mayBeSaid?: (sentence: string) => boolean): Quotation | null;
  tellOccasion(text: string): Occasion | null;
}

export interface ReaderParts {
  readonly encoder: SentenceEncoder;
  readonly trained: Trained;
  readonly findDanger: FindDanger;
  readonly grammar: Grammar;
}

interface Sentence extends ScoredSentence {
  readonly meaning: readonly number[];
}

/** A text, or a part of one, with what a goal's standing to it follows from. */
interface Told {
  readonly text: string;
  readonly meaning: readonly number[];
  /** Its sentences' meanings; none of a part. */
  readonly sentences: readonly (readonly number[])[];
  readonly features: Features;
  /** Probabilities by the themes' numbers. */
  readonly themes: Float32Array;
  /** Probabilities by the feelings' numbers. */
  readonly feelings: Float32Array;
}

/** A goal, with what its standing follows from. */
interface ReadGoal {
  readonly goal: string;
  readonly goalMeaning: readonly number[];
  /** Probabilities by the kinds' numbers. */
  readonly kinds: Float32Array;
}

/** A theme is named when it is this likely; how likely it must be to be met is the writer's affair. */
const likely = 0.06;
const mostThemes = 6;
/** Less likely moments and circumstances say nothing. */
const likelyMoment = 0.02;
/** From here on nothing in particular is on the mind. */
const generalProbability = 0.5;
/** From here on hearing a goal would hurt, */
const soreProbability = 0.45;
/** the sooner so on a hard day, on which there is more to hurt. */
const soreOnHardDay = 0.25;
/** From here on today has shown a goal to be so. */
const shownProbability = 0.5;
/** A goal of which no kind is this likely is of none in particular. */
const sureKind = 0.4;
/** To say back less of such a text would be to pick what suits: whoever is in danger has said it in the rest. */
const leastOfHarmless = 0.65;
/** What it is about is over, or its outcome is known. */
const behindSigns =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|is over|it'?s done|went well|went badly|turned out|got through|i did it|passed(?! away)|failed (?:my|the|again|it|by)|did(?:n'?t| not) (?:pass|get in|get the|make (?:it|the))|got (?:in\b|into\b|the (?:part|job|place|keys|email))|(?:second|third|first|2nd|3rd|1st) place|results? (?:(?:came|are|is|was|were) )?out|(?:we|i) (?:won|lost))\b/i;

export function createReader({ encoder, trained, findDanger, grammar }: ReaderParts): Reader {
  const { vocabulary, seeds, models, thresholds } = trained;
  const isKnown = (word: string) => vocabulary.numbers.has(word);
  const featuresOf = (text: string, meaning: readonly number[]) =>
    toFeatures(text, meaning, { vocabulary, seeds });
  const harmReader = createHarmReader({ model: models.harm, thresholds, findDanger });
  const probabilitiesOf = (name: keyof Trained["models"], features: Features) =>
    toProbabilities(toScores(models[name], features));

  /** All of them, since the gravest one often comes last; none of a text that is a single one. */
  async function readSentences(text: string): Promise<readonly Sentence[]> {
    const texts = toReadableSentences(text, (sentence) => findDanger(sentence) !== null);
    const meanings = await encoder.encode(texts);
    return texts.map((sentence, index) => {
      const meaning = meanings[index] ?? [];
      return { text: sentence, meaning, harm: harmReader.scoreOf(featuresOf(sentence, meaning)) };
    });
  }

  /** What of a text may be quoted of which it is unsure whether it speaks of harm. */
  function tellHarmless(text: string, sentences: readonly Sentence[]): Quotation | null {
    // What was read as a single sentence is the suspect itself.
    if (sentences.length === 0) return null;
    const suspects = sentences.filter((one) => !harmReader.isHarmless(one));
    const quotation = grammar.tellQuotation(
      text,
      (sentence) =>
        !suspects.some(
          ({ text: suspect }) => suspect.includes(sentence) || sentence.includes(suspect),
        ),
    );
    const said = toWords(quotation?.breaths.join(" ") ?? "").length;
    return said >= leastOfHarmless * toWords(text).length ? quotation : null;
  }

  function readThemes(features: Features): Reading["themes"] {
    const probabilities = probabilitiesOf("themes", features);
    const sorted = themes
      .map((theme, number) => ({ theme, probability: round(probabilities[number] ?? 0) }))
      .toSorted((one, other) => other.probability - one.probability)
      .slice(0, mostThemes)
      .filter(({ probability }) => probability >= likely);
    const general = sorted.find(({ theme }) => theme === "general")?.probability ?? 0;
    return general >= generalProbability ? [] : sorted.filter(({ theme }) => theme !== "general");
  }

  function readMood(features: Features): Reading["mood"] {
    const probabilities = probabilitiesOf("moods", features);
    const probabilityOf = (mood: Mood) => round(probabilities[moods.indexOf(mood)] ?? 0);
    return {
      glad: probabilityOf("glad"),
      hard: probabilityOf("hard"),
      mixed: probabilityOf("mixed"),
      plain: probabilityOf("plain"),
    };
  }

  function readMoments(
    features: Features,
    before: Pick<Told, "themes" | "feelings">,
  ): Reading["moments"] {
    const probabilities = probabilitiesOf(
      "moments",
      toMomentFeatures(features, before, models.themes.scales.length),
    );
    return moments
      .map((moment, number) => ({ moment, probability: round(probabilities[number] ?? 0) }))
      .filter(({ probability }) => probability >= likelyMoment)
      .toSorted((one, other) => other.probability - one.probability);
  }

  function readCircumstances(features: Features): Reading["circumstances"] {
    const probabilities = probabilitiesOf("circumstances", features);
    const none = probabilities[circumstanceLabels.indexOf(noCircumstance)] ?? 0;
    if (none >= Math.max(...probabilities)) return [];
    return circumstances
      .map((circumstance, number) => ({
        circumstance,
        probability: round(probabilities[number] ?? 0),
      }))
      .filter(({ probability }) => probability >= likelyMoment)
      .toSorted((one, other) => other.probability - one.probability);
  }

  /** Each two sentences that stand side by side, as if they were all that was written. */
  async function readParts(text: string): Promise<readonly Told[]> {
    const texts = [...new Set(toNeighbours(toSentences(text)))];
    const meanings = await encoder.encode(texts);
    return texts.map((part, index) => {
      const meaning = meanings[index] ?? [];
      const features = featuresOf(part, meaning);
      return {
        text: part,
        meaning,
        sentences: [],
        features,
        themes: probabilitiesOf("themes", features),
        feelings: probabilitiesOf("feelings", features),
      };
    });
  }

  /** How probably a goal stands to a text in each way. */
  function readStanding(
    told: Told,
    { goal, goalMeaning, kinds }: ReadGoal,
  ): Clue & { readonly shown: number; readonly apart: number } {
    const clues = {
      description: told.features,
      descriptionMeaning: told.meaning,
      sentences: told.sentences,
      goalMeaning,
      shared: shareOfWords(goal, told.text, vocabulary),
      themes: told.themes,
      feelings: told.feelings,
      kinds,
    };
    const [sore = 0, open = 0, shown = 0, , apart = 0] = probabilitiesOf(
      "standings",
      toStandingFeatures(clues, models.themes.scales.length),
    );
    const nearness = compareMeanings(told.meaning, goalMeaning);
    return { sore, open, shown, apart, nearness };
  }

  return {
    async read({ description, goals }) {
      const [meaning = [], ...goalMeanings] = await encoder.encode([description, ...goals]);
      const sentences = await readSentences(description);
      const sentenceMeanings = sentences.map((sentence) => sentence.meaning);
      const features = featuresOf(description, meaning);
      const themeProbabilities = probabilitiesOf("themes", features);
      const isDeath = hearsDeath(description);
      const feelingsOfText = probabilitiesOf("feelings", features);
      const read = {
        themes: readThemes(features),
        feelings: feelingsOfText,
        mood: readMood(features),
        moments: readMoments(features, { themes: themeProbabilities, feelings: feelingsOfText }),
      };
      const {
        themes: named,
        feelings: feelingProbabilities,
        mood,
        moments: likelyMoments,
      } = isDeath ? inGrief(read) : read;
      const feeling = tellFeeling(feelingProbabilities, named);
      const isHardDay = hardFeelings.includes(feeling);

      const whole: Told = {
        text: description,
        meaning,
        sentences: sentenceMeanings,
        features,
        themes: themeProbabilities,
        feelings: feelingProbabilities,
      };
      // What somebody is glad of is hardly taken back by a sentence beside it.
      const parts =
        feeling === "bright" || goals.every((goal) => goal.trim() === "")
          ? []
          : await readParts(description);

      const readGoal = async (goal: string, index: number): Promise<GoalReading | null> => {
        if (goal.trim() === "") return null;
        const goalMeaning = goalMeanings[index] ?? [];
        const kinds = probabilitiesOf("goalKinds", featuresOf(goal, goalMeaning));
        const standingTo = (told: Told) => readStanding(told, { goal, goalMeaning, kinds });
        const standing = standingTo(whole);
        const { sore, shown, apart } = standing;
        const largest = Math.max(...kinds);
        const kind = goalKinds[kinds.indexOf(largest)] ?? "general";
        const isLost = tellLosses(themeProbabilities).has(kind);
        const isEnglish = (await tellLanguage(goal, isKnown)) === "en";
        return {
          kind: largest >= sureKind ? kind : "general",
          told: isDoubtful(standing, parts.map(standingTo)) ? null : grammar.tellGoal(goal),
          wish: isEnglish ? grammar.tellWish(goal) : null,
          isSore: isLost || sore >= (isHardDay ? soreOnHardDay : soreProbability),
          bearing: round(1 - apart - sore),
          isShown: !isLost && shown >= shownProbability,
        };
      };

      const harms = [harmReader.readText(description, features, sentences)];
      for (const [index, goal] of goals.entries())
        if (goal.trim() !== "")
          harms.push(harmReader.readGoal(goal, featuresOf(goal, goalMeanings[index] ?? [])));
      const day = grammar.tellDay(description);
      const language = await tellLanguage(description, isKnown);
      const harm = gravest(harms);
      return {
        language,
        words: toWords(description).length,
        harm,
        themes: named,
        feeling,
        feelings: feelings
          .map((each, number) => ({
            feeling: each,
            probability: round(feelingProbabilities[number] ?? 0),
          }))
          .toSorted((one, other) => other.probability - one.probability),
        mood,
        moments: likelyMoments,
        // A death is a matter of its own.
        circumstances: isDeath ? [] : readCircumstances(features),
        time: day !== null ? "ahead" : behindSigns.test(description) ? "behind" : null,
        day,
        person: grammar.tellPerson(description),
        things: grammar.tellThings(description),
        restatement: language === "en" ? grammar.tellRestatement(description) : null,
        quotation: language === "en" ? grammar.tellQuotation(description) : null,
        harmless:
          language === "en" && harm.level === "unsure"
            ? tellHarmless(description, sentences)
            : null,
        occasion: grammar.tellOccasion(description),
        goals: await Promise.all(goals.map(readGoal)),
        spared: tellSpared([description, ...goals]),
        meaning,
        sentences: sentenceMeanings,
      };
    },
  };
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
