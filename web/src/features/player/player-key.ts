/** The command of a key on the player. */
export type PlayerCommand =
  | "play-pause"
  | "back"
  | "forward"
  | "to-start"
  | "to-end"
  | "louder"
  | "quieter"
  | "mute"
  | "repeat"
  | "like"
  | "minimise";

/** The kind of element on which the key was pressed. */
export interface PressedOn {
  /** A control that handles Space and Enter itself. */
  readonly button: boolean;
  /** A control that handles arrows, Home and End itself. */
  readonly slider: boolean;
  /** The text: Up, Down, Home and End move between lines. */
  readonly text: boolean;
  /** A control that handles all keys itself: a text field, a list, a dialog. */
  readonly field: boolean;
}

const letters: ReadonlyMap<string, PlayerCommand> = new Map([
  ["k", "play-pause"],
  ["j", "back"],
  ["l", "forward"],
  ["m", "mute"],
  ["r", "repeat"],
  ["h", "like"],
]);

const skips: ReadonlyMap<string, PlayerCommand> = new Map([
  ["ArrowLeft", "back"],
  ["ArrowRight", "forward"],
]);

const movements: ReadonlyMap<string, PlayerCommand> = new Map([
  ["Home", "to-start"],
  ["End", "to-end"],
  ["ArrowUp", "louder"],
  ["ArrowDown", "quieter"],
]);

/** Returns the command of a key without modifiers; null if the player does not handle it. */
export function commandOf(key: string, on: PressedOn): PlayerCommand | null {
  if (on.field) return null;
  if (key === "Escape") return "minimise";
  const movement = movements.get(key);
  if (movement !== undefined) return on.slider || on.text ? null : movement;
  return commandAnywhere(key, on) ?? letters.get(key.toLowerCase()) ?? null;
}

/**
 * The same where the player is a bar below another screen. It handles no letters there, because single letters may come
 * from speech input (WCAG 2.1.4), and nothing by which a page scrolls a little.
 */
export function commandAnywhere(key: string, on: PressedOn): PlayerCommand | null {
  if (on.field) return null;
  if (key === " ") return on.button ? null : "play-pause";
  return on.slider ? null : (skips.get(key) ?? null);
}
