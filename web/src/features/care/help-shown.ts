/** Of this many newest inspirations one is enough for help to be shown. */
const newest = 3;
/** Milliseconds for which one is enough however many have followed. */
const recently = 7 * 24 * 60 * 60 * 1_000;

/**
 * Whether the list shows where a person helps. It does while an inspiration with help is one of the newest three, for
 * somebody may come back after weeks and find that one on top; and for seven days in any case, for a bad week may hold
 * many inspirations about other things. Nobody can put it away for good before: whoever needs it most may do so.
 *
 * @param inspirations the newest first
 * @param now milliseconds since the epoch
 */
export function isHelpShown(
  inspirations: readonly { readonly help: boolean; readonly createdAt: string }[],
  now: number,
): boolean {
  return inspirations.some(
    ({ help, createdAt }, place) =>
      help && (place < newest || now - Date.parse(createdAt) < recently),
  );
}
