import { act, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { optional } from "./optional.ts";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

it("A component that a screen can do without is there once its script is", async () => {
  const Search = optional(async () => ({ of }: { readonly of: string }) => <p>Search {of}</p>);
  await act(async () =>
    render(
      <Suspense>
        <Search of="the list" />
      </Suspense>,
    ),
  );
  expect(screen.getByText("Search the list")).toBeDefined();
});

it("A component whose script can't be loaded is left out, or another one is in its place", async () => {
  const Search = optional<object>(unreachable);
  const Controls = optional<{ readonly children: ReactNode }>(unreachable, (props) => (
    <div>{props.children} alone</div>
  ));
  await act(async () =>
    render(
      <>
        <h1>The list</h1>
        <Suspense>
          <Search />
          <Controls>Play</Controls>
        </Suspense>
      </>,
    ),
  );
  expect(screen.getByRole("heading", { name: "The list" })).toBeDefined();
  expect(screen.getByText("Play alone")).toBeDefined();
});
