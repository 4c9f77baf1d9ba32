import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Notify } from "./notify.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const toast = (words: string) => screen.queryByText(words);
const isLeaving = (words: string) => toast(words)?.dataset.leaving === "true";

let told = 0;

function tell(kind: keyof Notify, text: string): void {
  told += 1;
  render(<Toasts kind={kind} latest={{ kind, text, id: told }} />);
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
  const shown = toast("It went wrong")?.parentElement as HTMLElement;
  fireEvent.mouseEnter(shown);
  pass(60_000);
  expect(isLeaving("It went wrong")).toBe(false);
  fireEvent.mouseLeave(shown);
  pass(990);
  expect(isLeaving("It went wrong")).toBe(false);
  pass(20);
  expect(isLeaving("It went wrong")).toBe(true);
});
