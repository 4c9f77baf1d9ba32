import { circumstanceLabels, circumstances, noCircumstance } from "./circumstances.ts";
import { hearsDeath, inGrief } from "./deaths.ts";
import type { FindDanger } from "./danger-phrases.ts";
import type { Features } from "./features.ts";
import { tellFeeling } from "./feelings.ts";
import { type ToldText, createGoalReader } from "./goal-reader.ts";
import type { Grammar } from "./grammar.ts";
import { gravest } from "./harm.ts";
import { type ScoredSentence, createHarmReader } from "./harm-reader.ts";
import { tellLanguage } from "./languages.ts";
import { toMomentFeatures } from "./moment-features.ts";
import type { Trained } from "./model.ts";
import {
  type Mood,
  type Reading,
  type Quotation,
  feelings,
  moments,
  moods,
  themes,
} from "./reading.ts";
import { roundProbability } from "./round-probability.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { tellSpared } from "./spared.ts";
import { createTextModels } from "./text-models.ts";
import { toReadableSentences, toWords } from "./words.ts";

/** What a person wrote. */
export interface Written {
  readonly description: string;
  readonly goals: readonly string[];
}

/** Understands what somebody wrote: the same text always gives the same reading. */
export interface Reader {
  read(written: Written): Promise<Reading>;
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

/** A theme is named when it is this likely; how likely it must be to be met is the writer's affair. */
const likely = 0.06;
const mostThemes = 6;
/** Less likely moments and circumstances say nothing. */
const likelyMoment = 0.02;
/** From here on nothing in particular is on the mind. */
const generalProbability = 0.5;
/** To say back less of such a text would be to pick what suits: whoever is in danger has said it in the rest. */
const leastOfHarmless = 0.65;
/** What it is about is over, or its outcome is known. */
const behindSigns =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|is over|it'?s done|went well|went badly|turned out|got through|i did it|passed(?! away)|failed (?:my|the|again|it|by)|did(?:n'?t| not) (?:pass|get in|get the|make (?:it|the))|got (?:in\b|into\b|the (?:part|job|place|keys|email))|(?:second|third|first|2nd|3rd|1st) place|results? (?:(?:came|are|is|was|were) )?out|(?:we|i) (?:won|lost))\b/i;

export function createReader({ encoder, trained, findDanger, grammar }: ReaderParts): Reader {
  const { vocabulary, models, thresholds } = trained;
  const isKnown = (word: string) => vocabulary.numbers.has(word);
  const textModels = createTextModels(trained);
  const { featuresOf, probabilitiesOf } = textModels;
  const goalReader = createGoalReader({ encoder, trained, textModels, grammar });
  const harmReader = createHarmReader({ model: models.harm, thresholds, findDanger });

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
      .map((theme, number) => ({
        theme,
        probability: roundProbability(probabilities[number] ?? 0),
      }))
      .toSorted((one, other) => other.probability - one.probability)
      .slice(0, mostThemes)
      .filter(({ probability }) => probability >= likely);
    const general = sorted.find(({ theme }) => theme === "general")?.probability ?? 0;
    return general >= generalProbability ? [] : sorted.filter(({ theme }) => theme !== "general");
  }

  function readMood(features: Features): Reading["mood"] {
    const probabilities = probabilitiesOf("moods", features);
    const probabilityOf = (mood: Mood) => roundProbability(probabilities[moods.indexOf(mood)] ?? 0);
    return {
      glad: probabilityOf("glad"),
      hard: probabilityOf("hard"),
      mixed: probabilityOf("mixed"),
      plain: probabilityOf("plain"),
    };
  }

  function readMoments(
    features: Features,
    before: Pick<ToldText, "themes" | "feelings">,
  ): Reading["moments"] {
    const probabilities = probabilitiesOf(
      "moments",
      toMomentFeatures(features, before, models.themes.scales.length),
    );
    return moments
      .map((moment, number) => ({
        moment,
        probability: roundProbability(probabilities[number] ?? 0),
      }))
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
        probability: roundProbability(probabilities[number] ?? 0),
      }))
      .filter(({ probability }) => probability >= likelyMoment)
      .toSorted((one, other) => other.probability - one.probability);
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
      const whole: ToldText = {
        text: description,
        meaning,
        sentences: sentenceMeanings,
        features,
        themes: themeProbabilities,
        feelings: feelingProbabilities,
      };
      const written = goals.map((goal, index) =>
        goal.trim() === "" ? null : { goal, meaning: goalMeanings[index] ?? [] },
      );
      const harms = [harmReader.readText(description, features, sentences)];
      for (const one of written)
        if (one !== null)
          harms.push(harmReader.readGoal(one.goal, featuresOf(one.goal, one.meaning)));
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
            probability: roundProbability(feelingProbabilities[number] ?? 0),
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
        goals: await goalReader.read(written, whole, feeling),
        spared: tellSpared([description, ...goals]),
        meaning,
        sentences: sentenceMeanings,
      };
    },
  };
}
