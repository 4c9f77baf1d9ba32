import { toAskingParts } from "./asking-texts.ts";
import { poolOpinions } from "./classifier/pool-opinions.ts";
import type { ClassifiedName, Classification } from "./classifier/classification.ts";
import { hearsDeath, inGrief } from "./deaths.ts";
import type { FindDanger } from "./danger-phrases.ts";
import { type Features, countFeatures } from "./features.ts";
import { tellFeeling } from "./feelings.ts";
import { type ToldText, createGoalReader } from "./goal-reader.ts";
import type { Grammar } from "./grammar.ts";
import { gravest, poolHarm, toHarmScore } from "./harm.ts";
import { type ScoredSentence, createHarmReader } from "./harm-reader.ts";
import { tellLanguage } from "./languages.ts";
import {
  tellCases,
  tellCircumstances,
  tellFeelings,
  tellMoments,
  tellMood,
  tellNeed,
  tellPoints,
  tellThemes,
} from "./likely-labels.ts";
import { toMomentFeatures } from "./moment-features.ts";
import type { Trained } from "./model.ts";
import type { Need, Quotation, Reading } from "./reading.ts";
import type { Networks } from "./networks.ts";
import { findPlainRequest } from "./plain-requests.ts";
import { tellSpared } from "./spared.ts";
import { createTextModels } from "./text-models.ts";
import { toReadableSentences, toSentences, toWords } from "./words.ts";

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
  readonly networks: Networks;
  readonly trained: Trained;
  readonly findDanger: FindDanger;
  readonly grammar: Grammar;
}

/** The meaning of a part of a text. */
type MeaningOf = (part: string) => readonly number[];

interface Sentence extends ScoredSentence {
  readonly meaning: readonly number[];
}

/** To say back less of such a text would be to pick what suits: whoever is in danger has said it in the rest. */
const leastOfHarmless = 0.65;
/** A sentence that speaks less of harm by its words is not classified, which takes time: hardly one of them would count. */
const leastSuspect = -5;
/** What it is about is over, or its outcome is known. */
const behindSigns =
  /\b(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|is over|it'?s done|went well|went badly|turned out|got through|i did it|passed(?! away)|failed (?:my|the|again|it|by)|did(?:n'?t| not) (?:pass|get in|get the|make (?:it|the))|got (?:in\b|into\b|the (?:part|job|place|keys|email))|(?:second|third|first|2nd|3rd|1st) place|results? (?:(?:came|are|is|was|were) )?out|(?:we|i) (?:won|lost))\b/i;

export function createReader({ networks, trained, findDanger, grammar }: ReaderParts): Reader {
  const { encoder, classifier } = networks;
  const { vocabulary, thresholds } = trained;
  const isKnown = (word: string) => vocabulary.numbers.has(word);
  const textModels = createTextModels(trained);
  const { featuresOf, probabilitiesOf } = textModels;
  const goalReader = createGoalReader({ encoder, trained, textModels, grammar });
  const harmReader = createHarmReader({ thresholds, findDanger });

  function opinionOf(name: ClassifiedName, features: Features, classification?: Classification) {
    return poolOpinions(probabilitiesOf(name, features), classification?.[name]);
  }

  function scoreHarm(features: Features, classification?: Classification) {
    const score = toHarmScore(probabilitiesOf("harm", features));
    return classification === undefined ? score : poolHarm(score, toHarmScore(classification.harm));
  }

  /** Much is learnt of English alone. A short foreign text passes for English; a phrase of another language shows what it is. */
  function isEnglish(texts: readonly string[], language: string): boolean {
    return (
      language === "en" && !texts.some((text) => (findDanger(text)?.language ?? "en") !== "en")
    );
  }

  function classify(texts: readonly string[], language: string) {
    return isEnglish(texts, language) ? classifier.classify(texts) : [];
  }

  /** All of them, since the gravest one often comes last; none of a text that is a single one. */
  async function readSentences(text: string, language: string): Promise<readonly Sentence[]> {
    const texts = toReadableSentences(text, (sentence) => findDanger(sentence) !== null);
    const meanings = await encoder.encode(texts);
    const read = texts.map((sentence, index) => {
      const meaning = meanings[index] ?? [];
      return { text: sentence, meaning, harm: scoreHarm(featuresOf(sentence, meaning)) };
    });
    const suspects = read.filter(({ harm }) => harm.score >= leastSuspect);
    const classifications = await classify(
      suspects.map(({ text: suspect }) => suspect),
      language,
    );
    return read.map((sentence) => {
      const classification = classifications[suspects.indexOf(sentence)];
      if (classification === undefined) return sentence;
      return { ...sentence, harm: poolHarm(sentence.harm, toHarmScore(classification.harm)) };
    });
  }

  /** @param known the meanings of some of them */
  async function encodeParts(
    parts: readonly string[],
    known: ReadonlyMap<string, readonly number[]>,
  ): Promise<MeaningOf> {
    const others = parts.filter((part) => !known.has(part));
    const meanings = await encoder.encode(others);
    return (part) => known.get(part) ?? meanings[others.indexOf(part)] ?? [];
  }

  function readNeed(text: string, meaningOf: MeaningOf): Need | null {
    const plain = findPlainRequest(text);
    if (plain !== null) return plain;
    const parts = toAskingParts(text);
    return tellNeed(
      parts.map((part) => probabilitiesOf("needs", featuresOf(part, meaningOf(part)))),
    );
  }

  async function readPoints(text: string, meaningOf: MeaningOf): Promise<Reading["points"]> {
    const sentences = toSentences(text);
    const classified = await classifier.classifySentences(sentences);
    return tellPoints(
      sentences.map((sentence, index) =>
        poolOpinions(
          probabilitiesOf("points", featuresOf(sentence, meaningOf(sentence))),
          classified[index],
        ),
      ),
    );
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

  return {
    async read({ description, goals }) {
      const [meaning = [], ...goalMeanings] = await encoder.encode([description, ...goals]);
      const language = await tellLanguage(description, isKnown);
      const sentences = await readSentences(description, language);
      const known = new Map([
        [description, meaning],
        ...sentences.map((one) => [one.text, one.meaning] as const),
      ]);
      const sentenceMeanings = sentences.map((sentence) => sentence.meaning);
      const features = featuresOf(description, meaning);
      const [classification] = await classify([description].filter(isNotBlank), language);
      const opinion = (name: ClassifiedName) => opinionOf(name, features, classification);
      const meaningOf = isEnglish([description], language)
        ? await encodeParts(toAskingParts(description), known)
        : null;
      const isDeath = hearsDeath(description);
      const byWords = {
        themes: probabilitiesOf("themes", features),
        feelings: probabilitiesOf("feelings", features),
      };
      const momentsByWords = probabilitiesOf(
        "moments",
        toMomentFeatures(features, byWords, countFeatures(trained)),
      );
      const read = {
        themes: tellThemes(opinion("themes")),
        feelings: opinion("feelings"),
        mood: tellMood(opinion("moods")),
        moments: tellMoments(poolOpinions(momentsByWords, classification?.moments)),
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
        themes: byWords.themes,
        feelings: isDeath ? feelingProbabilities : byWords.feelings,
      };
      const written = goals.map((goal, index) =>
        goal.trim() === "" ? null : { goal, meaning: goalMeanings[index] ?? [] },
      );
      const harms = [
        harmReader.readText(description, scoreHarm(features, classification), sentences),
      ];
      for (const one of written)
        if (one !== null)
          harms.push(harmReader.readGoal(one.goal, scoreHarm(featuresOf(one.goal, one.meaning))));
      const day = grammar.tellDay(description);
      const harm = gravest(harms);
      // A death is a matter of its own.
      const circumstances = isDeath ? [] : tellCircumstances(opinion("circumstances"));
      return {
        language,
        words: toWords(description).length,
        harm,
        themes: named,
        feeling,
        feelings: tellFeelings(feelingProbabilities),
        mood,
        moments: likelyMoments,
        circumstances,
        cases: tellCases(opinion("cases"), circumstances),
        points: meaningOf === null ? [] : await readPoints(description, meaningOf),
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
        need: meaningOf === null ? null : readNeed(description, meaningOf),
        goals: await goalReader.read(written, whole, { feeling, isAhead: day !== null }),
        spared: tellSpared([description, ...goals]),
        meaning,
        sentences: sentenceMeanings,
      };
    },
  };
}

const isNotBlank = (text: string) => text.trim() !== "";
