/** What a key does on the player. */
export type PlayerCommand =
  | "play-pause"
  | "back"
  | "forward"
  | "to-start"
  | "to-end"
  | "repeat"
  | "like"
  | "minimise";

/** Where the key was pressed, as far as it matters. */
export interface PressedOn {
  /** A control that answers to Space and Enter itself. */
  readonly button: boolean;
  /** A control that answers to arrows, Home and End itself. */
  readonly slider: boolean;
  /** The text, where arrows, Home and End go from line to line and Space scrolls. */
  readonly text: boolean;
}

const letters: ReadonlyMap<string, PlayerCommand> = new Map([
  ["k", "play-pause"],
  ["j", "back"],
  ["l", "forward"],
  ["r", "repeat"],
  ["h", "like"],
]);

const movements: ReadonlyMap<string, PlayerCommand> = new Map([
  ["ArrowLeft", "back"],
  ["ArrowRight", "forward"],
  ["Home", "to-start"],
  ["End", "to-end"],
  ["ArrowDown", "minimise"],
]);

/** The command of a key without modifiers, or null when it is none of the player's business. */
export function commandOf(key: string, on: PressedOn): PlayerCommand | null {
  if (key === "Escape") return "minimise";
  if (key === " ") return on.button || on.text ? null : "play-pause";
  const movement = movements.get(key);
  if (movement !== undefined) return on.slider || on.text ? null : movement;
  return letters.get(key.toLowerCase()) ?? null;
}
