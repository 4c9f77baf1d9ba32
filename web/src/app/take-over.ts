/** What somebody did on the first screen, before it could do anything. */
interface Done {
  /** By the fields' names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The name of the field with the focus, and its selection. */
  readonly focus: {
    readonly name: string;
    readonly selection: readonly [number | null, number | null];
  } | null;
  /** The name of the button that was pressed last; see `first-screen.js`. */
  readonly pressed: string | undefined;
}

/**
 * Puts the app in the place of the first screen, which the build has rendered into the page. What was typed there, the
 * focus and the last press go with it.
 *
 * @param render renders the app into the root before it returns
 */
export function takeOver(root: HTMLElement, render: () => void): void {
  const done = readDone(root);
  root.dispatchEvent(new Event("taken-over"));
  root.inert = false;
  root.removeAttribute("aria-hidden");
  delete root.dataset["pressed"];
  delete root.dataset["first"];
  render();
  repeat(root, done);
}

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>("input[name]")];

function readDone(root: HTMLElement): Done {
  const fields = fieldsOf(root);
  const focused = fields.find((field) => field === document.activeElement);
  return {
    texts: new Map(fields.filter(({ value }) => value !== "").map((it) => [it.name, it.value])),
    focus:
      focused === undefined
        ? null
        : { name: focused.name, selection: [focused.selectionStart, focused.selectionEnd] },
    pressed: root.dataset["pressed"],
  };
}

function repeat(root: HTMLElement, { texts, focus, pressed }: Done): void {
  for (const field of fieldsOf(root)) {
    const text = texts.get(field.name);
    if (text !== undefined) enter(field, text);
    if (focus?.name !== field.name) continue;
    field.focus();
    const [start, end] = focus.selection;
    // Fields for an email address tell no selection, and refuse one.
    if (start !== null) field.setSelectionRange(start, end);
  }
  if (pressed === undefined) return;
  const button = [...root.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === pressed,
  );
  // After the texts have been rendered.
  setTimeout(() => button?.click());
}

/** Enters a text as a person would. React overrides the property of the element itself. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
