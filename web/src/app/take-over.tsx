import {
  type ReactNode,
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from "react";

/** What somebody did on the first screen, before it could do anything. */
interface Done {
  /** By the fields' names. */
  readonly texts: ReadonlyMap<string, string>;
  /** What had the focus, and the selection if that was a field. */
  readonly focus: {
    readonly control: string;
    readonly selection: readonly [number | null, number | null];
  } | null;
  /** The name of the button that was pressed last; see `first-screen.js`. */
  readonly pressed: string | undefined;
  /** The name of the button that is held down. */
  readonly held: string | undefined;
}

/**
 * Renders the app beside the first screen, which the build has rendered into the page, and puts it in that one's place once it is
 * complete. What was typed there, the focus and the last press go with it.
 *
 * @param first the first screen's element; the app's takes its id
 * @param render renders into an element that is not in the page yet
 * @param onDone called when the app is on the screen
 */
export function takeOver(
  first: HTMLElement,
  app: ReactNode,
  render: (root: HTMLElement, whole: ReactNode) => void,
  onDone: () => void,
): void {
  const root = document.createElement(first.localName);
  root.id = first.id;
  // In pieces between which the browser does other things: all at once it would hold up a slow phone for a tenth of a second.
  startTransition(() =>
    render(
      root,
      <InPlaceOf first={first} root={root} onDone={onDone}>
        {app}
      </InPlaceOf>,
    ),
  );
}

interface InPlaceOfProps {
  readonly first: HTMLElement;
  /** What the children are rendered into. */
  readonly root: HTMLElement;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function InPlaceOf({ first, root, onDone, children }: InPlaceOfProps) {
  const done = useRef<Done>(null);
  // Before the children's own effects, which need to be in the page: they measure, and take the focus.
  useInsertionEffect(() => {
    done.current = readDone(first);
    first.dispatchEvent(new Event("taken-over"));
    first.replaceWith(root);
  }, [first, root]);
  // After them, and before anything is painted. Not within the commit, where React takes no event.
  useLayoutEffect(() => {
    const before = done.current;
    if (before === null) return;
    done.current = null;
    queueMicrotask(() => {
      repeat(root, before);
      onDone();
    });
  }, [root, onDone]);
  return children;
}

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>("input[name]")];

const controlsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>("input[name], button, a[href]"),
];

/** The field's name; the name that a button or a link is read out by. */
const nameOf = (control: HTMLElement) =>
  control instanceof HTMLInputElement
    ? control.name
    : (control.getAttribute("aria-label") ?? control.textContent);

/** Is the same for a control on the first screen and in the app. */
const describe = (control: HTMLElement) => `${control.localName} ${nameOf(control)}`;

function readDone(root: HTMLElement): Done {
  const texts = fieldsOf(root).filter(({ value }) => value !== "");
  return {
    texts: new Map(texts.map(({ name, value }) => [name, value])),
    focus: readFocus(root),
    pressed: root.dataset["pressed"],
    held: root.dataset["held"],
  };
}

function readFocus(root: HTMLElement): Done["focus"] {
  const focused = controlsOf(root).find((control) => control === document.activeElement);
  if (focused === undefined) return null;
  const isField = focused instanceof HTMLInputElement;
  return {
    control: describe(focused),
    selection: isField ? [focused.selectionStart, focused.selectionEnd] : [null, null],
  };
}

function repeat(root: HTMLElement, { texts, focus, pressed, held }: Done): void {
  for (const field of fieldsOf(root)) {
    const text = texts.get(field.name);
    if (text !== undefined) enter(field, text);
  }
  if (focus !== null) giveBack(root, focus);
  if (held !== undefined) pressWhenLetGo(root, held);
  if (pressed === undefined) return;
  const button = [...root.querySelectorAll("button")].find((one) => nameOf(one) === pressed);
  // After the texts have been rendered.
  setTimeout(() => button?.click());
}

/** The browser makes no click of a press that begins on one element and ends on another. */
function pressWhenLetGo(root: HTMLElement, name: string): void {
  const letGo = new AbortController();
  const { signal } = letGo;
  const press = ({ target }: PointerEvent) => {
    letGo.abort();
    const button = target instanceof Element ? target.closest("button") : null;
    if (button !== null && root.contains(button) && nameOf(button) === name) button.click();
  };
  addEventListener("pointerup", press, { signal });
  addEventListener("pointercancel", () => letGo.abort(), { signal });
}

function giveBack(root: HTMLElement, { control, selection }: NonNullable<Done["focus"]>): void {
  const focused = controlsOf(root).find((one) => describe(one) === control);
  focused?.focus();
  const [start, end] = selection;
  // Fields for an email address tell no selection, and refuse one.
  if (start !== null && focused instanceof HTMLInputElement) focused.setSelectionRange(start, end);
}

/** Enters a text as a person would. React overrides the property of the element itself. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
