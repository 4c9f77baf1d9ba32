import { act, fireEvent, render, type RenderResult, screen, within } from "@testing-library/react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NoticeAction, Notify } from "./notify.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const toast = (words: string) => screen.queryByText(words);
const shown = (words: string) => toast(words)?.closest<HTMLElement>("[data-leaving]") ?? null;
const isLeaving = (words: string) => shown(words)?.dataset.leaving === "true";

let told = 0;
let view: RenderResult | null = null;
afterEach(() => void (view = null));

/** Renders on, so that one list shows all notices of a test. */
function show(kind: keyof Notify, text: string, action: NoticeAction | null): void {
  told += 1;
  const toasts = (
    <Toasts kind={kind} latest={{ kind, text, id: told, action }} place={(list) => list} />
  );
  if (view === null) view = render(toasts);
  else view.rerender(toasts);
}

const tell = (kind: keyof Notify, text: string) => show(kind, text, null);

/** Offers to undo something, for eight seconds, and returns what is called then. */
function offerUndo(onUnused: () => void = () => {}): () => void {
  const run = vi.fn<() => void>();
  show("success", "Removed", { name: "Undo", run, onUnused });
  return run;
}

it.each([
  ["error", 4_000],
  ["success", 2_000],
] as const)("an %s is shown for %i ms", (kind, milliseconds) => {
  tell(kind, "It is done");
  pass(milliseconds - 10);
  expect(isLeaving("It is done")).toBe(false);
  pass(20);
  expect(isLeaving("It is done")).toBe(true);
  pass(1_000);
  expect(toast("It is done")).toBeNull();
});

it("a toast stays while somebody points at it", () => {
  tell("error", "It went wrong");
  pass(3_000);
  const list = shown("It went wrong")?.parentElement as HTMLElement;
  fireEvent.mouseEnter(list);
  pass(60_000);
  expect(isLeaving("It went wrong")).toBe(false);
  fireEvent.mouseLeave(list);
  pass(990);
  expect(isLeaving("It went wrong")).toBe(false);
  pass(20);
  expect(isLeaving("It went wrong")).toBe(true);
});

it("toasts move into a dialog's region, and their time goes on when they leave it under the pointer", () => {
  told += 1;
  const latest = { kind: "error", text: "It went wrong", id: told, action: null } as const;
  const region = document.body.appendChild(document.createElement("output"));
  const toasts = (isInDialog: boolean) => (
    <Toasts
      kind="error"
      latest={latest}
      place={(list) => (isInDialog ? createPortal(list, region) : list)}
    />
  );
  const { container, rerender } = render(toasts(true));
  expect(within(container).queryByText("It went wrong")).toBeNull();
  const there = within(region).getByText("It went wrong").closest("[data-leaving]");
  fireEvent.mouseEnter(there?.parentElement as HTMLElement);
  pass(60_000);
  expect(isLeaving("It went wrong")).toBe(false);
  rerender(toasts(false));
  region.remove();
  pass(3_990);
  expect(within(container).getByText("It went wrong")).toBeTruthy();
  expect(isLeaving("It went wrong")).toBe(false);
  pass(20);
  expect(isLeaving("It went wrong")).toBe(true);
});

it("an action has its own time, runs once and takes the toast with it", () => {
  const run = offerUndo();
  pass(7_990);
  expect(isLeaving("Removed")).toBe(false);
  const button = screen.getByRole("button", { name: "Undo" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(run).toHaveBeenCalledTimes(1);
  expect(isLeaving("Removed")).toBe(true);
});

it("the time rests while the action has the focus, even if the pointer comes and goes", () => {
  offerUndo();
  pass(7_000);
  const button = screen.getByRole("button", { name: "Undo" });
  const list = shown("Removed")?.parentElement as HTMLElement;
  act(() => button.focus());
  pass(30_000);
  fireEvent.mouseEnter(list);
  pass(30_000);
  fireEvent.mouseLeave(list);
  pass(30_000);
  expect(isLeaving("Removed")).toBe(false);
  act(() => button.blur());
  pass(990);
  expect(isLeaving("Removed")).toBe(false);
  pass(20);
  expect(isLeaving("Removed")).toBe(true);
});

it("the next toast ends although the action before it was pressed with the focus on it", () => {
  offerUndo();
  const button = screen.getByRole("button", { name: "Undo" });
  act(() => button.focus());
  fireEvent.click(button);
  tell("success", "It is back");
  pass(2_010);
  expect(isLeaving("It is back")).toBe(true);
});

it("tells once that an action was not used, and of none that was", () => {
  const unused = vi.fn<() => void>();
  offerUndo(unused);
  const unusedToo = vi.fn<() => void>();
  offerUndo(unusedToo);
  const [first] = screen.getAllByRole("button", { name: "Undo" });
  pass(7_990);
  fireEvent.click(first as HTMLElement);
  expect([unused, unusedToo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  pass(20);
  pass(5_000);
  const calls = [unused, unusedToo].map(({ mock }) => mock.calls.length);
  expect(calls.toSorted((one, other) => one - other)).toEqual([0, 1]);
});
