import type { PlayerCommand, PressedOn } from "./player-key.ts";

const kinds = {
  button: "button, a, summary",
  slider: "input",
  text: "[data-scrolls]",
  field:
    "input:not([type='range']), textarea, select, dialog, [contenteditable], [role='menu'], [role='listbox']",
} satisfies Record<keyof PressedOn, string>;

/**
 * Calls back at each key without a modifier that is a command, wherever on the page it is pressed. A key that is held
 * down repeats only the arrows' commands. Returns the function that ends it.
 *
 * @param run returns false if it does nothing now; the key is then the browser's
 */
export function onPlayerKey(
  commandOf: (key: string, on: PressedOn) => PlayerCommand | null,
  run: (command: PlayerCommand) => boolean | void,
): () => void {
  const listening = new AbortController();
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // With it the arrows select text.
      if (event.shiftKey && event.key.length > 1) return;
      const target = event.target instanceof Element ? event.target : null;
      const isOn = (kind: keyof PressedOn) => (target?.closest(kinds[kind]) ?? null) !== null;
      const command = commandOf(event.key, {
        button: isOn("button"),
        slider: isOn("slider"),
        text: isOn("text"),
        field: isOn("field"),
      });
      if (command === null) return;
      if (event.repeat && !event.key.startsWith("Arrow")) event.preventDefault();
      else if (run(command) !== false) event.preventDefault();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
