import { toAskingParts } from "./asking-texts.ts";
import type { TextClassifier } from "./classifier/text-classifier.ts";
import { poolOpinions } from "./classifier/pool-opinions.ts";
import type {
  Classification,
  ClassifiedName,
  LabelProbabilities,
} from "./classifier/classification.ts";
import { hearsDeath, inGrief } from "./deaths.ts";
import type { FindDanger } from "./danger-phrases.ts";
import { countFeatures } from "./features.ts";
import { tellFeeling } from "./feelings.ts";
import { createGoalReader } from "./goal-reader.ts";
import type { Grammar } from "./grammar.ts";
import { type HarmScore, gravest, poolHarm, toHarmScore } from "./harm.ts";
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
import { type Quotation, type Reading, type ToldOfEnglish, nothingTold } from "./reading.ts";
import { findPlainRequest } from "./plain-requests.ts";
import { tellSpared } from "./spared.ts";
import { tellTime } from "./time.ts";
import { createTextModels } from "./text-models.ts";
import { findPiece } from "./vocabulary.ts";
import { countWords, straighten, toReadableSentences, toSentences, toWords } from "./words.ts";

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
  readonly classifier: TextClassifier;
  readonly trained: Trained;
  readonly findDanger: FindDanger;
  readonly grammar: Grammar;
}

/** What words and the classifier say together of a text or a part of it. */
type OpinionOf = (name: ClassifiedName, part: string) => Float32Array;

/** To say back less of such a text would be to pick what suits: whoever is in danger has said it in the rest. */
const leastOfHarmless = 0.65;
export function createReader({ classifier, trained, findDanger, grammar }: ReaderParts): Reader {
  const { vocabulary, thresholds } = trained;
  const isKnown = (word: string) => findPiece(vocabulary, word) !== null;
  const { featuresOf, probabilitiesOf } = createTextModels(trained);
  const goalReader = createGoalReader({ classifier, grammar });
  const harmReader = createHarmReader({ thresholds, findDanger });

  /** A short foreign text passes for English; a phrase of another language shows what it is. */
  const isForeign = (text: string, language: string): boolean =>
    language !== "en" || (findDanger(text)?.language ?? "en") !== "en";

  /** @param parts in English, which alone the classifier knows */
  async function classify(parts: readonly string[]): Promise<ReadonlyMap<string, Classification>> {
    const texts = [...new Set(parts)];
    const classified = await classifier.classify(texts);
    return new Map(classified.map((classification, index) => [texts[index] ?? "", classification]));
  }

  /**
   * What of a text may be quoted of which it is unsure whether it speaks of harm.
   *
   * @param sentences all of them: "Cutting helps me." is as short as it is suspect
   */
  function tellHarmless(text: string, sentences: readonly ScoredSentence[]): Quotation | null {
    // A single sentence is the suspect itself.
    if (sentences.length < 2) return null;
    const suspects = sentences
      .filter((one) => !harmReader.isHarmless(one))
      .map((one) => inWords(one.text));
    const quotation = grammar.tellQuotation(text, (sentence) => {
      const said = inWords(sentence);
      // The grammar ends some sentences elsewhere, as it takes "4 p.m" for "4 pm": there the blanks differ.
      return !suspects.some(
        (one) => one.includes(said) || withoutBlanks(said).includes(withoutBlanks(one)),
      );
    });
    const said = countWords(quotation?.breaths.join(" ") ?? "");
    return said >= leastOfHarmless * countWords(text) ? quotation : null;
  }

  return {
    async read(typed) {
      // Before anything else, so that what is told of the same words can be compared.
      const description = straighten(typed.description);
      const goals = typed.goals.map(straighten);
      const language = await tellLanguage(description, isKnown);
      // Much is learnt of English alone.
      const isUnderstood = isNotBlank(description) && !isForeign(description, language);
      const parts = toAskingParts(description);
      const goalLanguages = new Map<string, { readonly isEnglish: boolean }>();
      for (const goal of goals.filter(isNotBlank))
        goalLanguages.set(goal, { isEnglish: !isForeign(goal, await tellLanguage(goal, isKnown)) });
      const classified = await classify([
        ...(isUnderstood ? parts : []),
        ...[...goalLanguages].flatMap(([goal, { isEnglish }]) => (isEnglish ? [goal] : [])),
      ]);
      const featuresIn = onceFor(featuresOf);
      const meaningOf = (part: string) => classified.get(part)?.meaning ?? [];
      const opinionOf: OpinionOf = (name, part) =>
        poolOpinions(probabilitiesOf(name, featuresIn(part)), classified.get(part)?.[name]);
      function scoreHarm(part: string): HarmScore {
        const byWords = toHarmScore(probabilitiesOf("harm", featuresIn(part)));
        const classification = classified.get(part);
        return classification === undefined
          ? byWords
          : poolHarm(byWords, toHarmScore(classification.harm));
      }
      async function readPoints(): Promise<Reading["points"]> {
        const all = toSentences(description);
        const opinions = await classifier.classifySentences(all);
        return tellPoints(
          all.map((sentence, index) =>
            poolOpinions(probabilitiesOf("points", featuresIn(sentence)), opinions[index]),
          ),
        );
      }
      // All of them, since the gravest one often comes last; none of a text that is a single one.
      const sentences = toReadableSentences(description, (one) => findDanger(one) !== null);
      const withHarm = (sentence: string) => ({ text: sentence, harm: scoreHarm(sentence) });
      const features = featuresIn(description);
      const classification = classified.get(description);
      const opinion = (name: ClassifiedName) => opinionOf(name, description);
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
        themes: tellThemes(poolOpinions(byWords.themes, classification?.themes)),
        feelings: poolOpinions(byWords.feelings, classification?.feelings),
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
      const harms = [
        harmReader.readText(description, scoreHarm(description), sentences.map(withHarm)),
        ...[...goalLanguages.keys()].map((goal) => harmReader.readGoal(goal, scoreHarm(goal))),
      ];
      const harm = gravest(harms);
      async function tellOfEnglish(): Promise<ToldOfEnglish> {
        const day = grammar.tellDay(description);
        return {
          points: await readPoints(),
          time: tellTime(description, day),
          day,
          person: grammar.tellPerson(description),
          things: grammar.tellThings(description),
          restatement: grammar.tellRestatement(description),
          quotation: grammar.tellQuotation(description),
          harmless:
            harm.level === "unsure"
              ? tellHarmless(description, toSentences(description).map(withHarm))
              : null,
          occasion: grammar.tellOccasion(description),
          need:
            findPlainRequest(description) ??
            tellNeed(parts.map((part) => opinionOf("needs", part))),
          meaning: meaningOf(description),
          sentences: sentences.map(meaningOf),
        };
      }
      const told: ToldOfEnglish = isUnderstood ? await tellOfEnglish() : nothingTold;
      // A death is a matter of its own.
      const circumstances = isDeath ? [] : tellCircumstances(opinion("circumstances"));
      return {
        language,
        words: countWords(description),
        harm,
        themes: named,
        feeling,
        feelings: tellFeelings(feelingProbabilities),
        mood,
        moments: likelyMoments,
        circumstances,
        cases: tellCases(opinion("cases"), circumstances),
        ...told,
        goals: await goalReader.read(
          goals.map((goal) => {
            const known = goalLanguages.get(goal);
            return known === undefined
              ? null
              : { ...known, goal, kinds: opinionOf("goalKinds", goal) };
          }),
          {
            text: description,
            isUnderstood,
            themes: largerOf(byWords.themes, classification?.themes),
          },
          { feeling, isAhead: told.day !== null },
        ),
        spared: tellSpared([description, ...goals]),
      };
    },
  };
}

/** Of what two readers say the larger. */
function largerOf(one: Float32Array, other: LabelProbabilities = []): Float32Array {
  return one.map((probability, at) => Math.max(probability, other[at] ?? 0));
}

/** The same function, which computes but once for each text. */
function onceFor<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

/** The words of a text between blanks, to be looked for in others. */
const inWords = (text: string) => ` ${toWords(text).join(" ")} `;

const withoutBlanks = (words: string) => words.replaceAll(" ", "");

const isNotBlank = (text: string) => text.trim() !== "";
