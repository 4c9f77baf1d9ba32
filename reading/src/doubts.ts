/** How a goal stands to the day, as the whole text or a part of it says. */
export interface Clue {
  /** How probably hearing it would hurt. */
  readonly sore: number;
  /** How probably it is being decided today. */
  readonly open: number;
  /** How near the text's meaning is to the goal's, their cosine. */
  readonly nearness: number;
}

/** From here on a goal may hurt or be undecided today, so that it is no more than what was written. */
const doubtfulProbability = 0.33;
/**
 * Sentences that are less near speak of something else than the goal. Chosen on 120 made-up days and on
 * `days-apart/many-people.tsv`: at 0.25 more goals are doubted on days that say nothing of them, at 0.35 more
 * contradictions are missed.
 */
const leastNearness = 0.3;

const maybe = ({ sore, open }: Clue) => sore + open >= doubtfulProbability;

/**
 * Whether today may contradict a goal, or leave it undecided. Who tells a whole day says so in a sentence or two, which
 * drown among the others: "Post: the water bill, a letter from the collection agency, a postcard." So a part of the text
 * is enough, where it speaks of what the goal is about.
 */
export function isDoubtful(whole: Clue, parts: readonly Clue[]): boolean {
  return maybe(whole) || parts.some((part) => part.nearness >= leastNearness && maybe(part));
}
