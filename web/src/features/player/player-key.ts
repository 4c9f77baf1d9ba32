/** The command of a key on the player. */
export type PlayerCommand =
  | "play-pause"
  | "back"
  | "forward"
  | "to-start"
  | "to-end"
  | "repeat"
  | "like"
  | "minimise";

/** The kind of element on which the key was pressed. */
export interface PressedOn {
  /** A control that handles Space and Enter itself. */
  readonly button: boolean;
  /** A control that handles arrows, Home and End itself. */
  readonly slider: boolean;
  /** The text: arrows, Home and End move between lines, and Space scrolls. */
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

/** Returns the command of a key without modifiers; null if the player does not handle it. */
export function commandOf(key: string, on: PressedOn): PlayerCommand | null {
  if (key === "Escape") return "minimise";
  if (key === " ") return on.button || on.text ? null : "play-pause";
  const movement = movements.get(key);
  if (movement !== undefined) return on.slider || on.text ? null : movement;
  return letters.get(key.toLowerCase()) ?? null;
}
