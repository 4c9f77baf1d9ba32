import { act } from "@testing-library/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { takeOver } from "./take-over.tsx";

const firstScreen =
  '<form><input name="email"><input name="password" type="text"><button>Sign In</button></form>';

function App({ onSend }: { readonly onSend: (email: string) => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  return (
    <>
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" onClick={() => onSend(email)}>
        Sign In
      </button>
    </>
  );
}

const root = () => {
  const found = document.querySelector<HTMLElement>("#root");
  if (found === null) throw new Error("There is no root.");
  return found;
};

function open() {
  document.body.innerHTML = `<div id="root" data-first="true">${firstScreen}</div>`;
  const onSend = vi.fn<(email: string) => void>();
  const onDone = vi.fn<() => void>();
  return {
    root,
    field: (name: string) => root().querySelector<HTMLInputElement>(`input[name=${name}]`),
    onSend,
    onDone,
    take: () =>
      act(async () =>
        takeOver(
          root(),
          <App onSend={onSend} />,
          (element, whole) => createRoot(element).render(whole),
          onDone,
        ),
      ),
  };
}

function letGoOn(place: Element | null): void {
  act(() => {
    place?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  });
}

describe("The app in the place of the first screen", () => {
  afterEach(() => document.body.replaceChildren());

  it("has what was typed there, with the focus and the caret in it", async () => {
    const { root, field, take, onSend, onDone } = open();
    field("email")?.setAttribute("value", "maya@example.com");
    const typed = field("password");
    typed?.focus();
    if (typed) typed.value = "quiet morning";
    typed?.setSelectionRange(2, 5);
    await take();
    expect(field("email")?.value).toBe("maya@example.com");
    expect(field("password")?.value).toBe("quiet morning");
    expect(document.activeElement).toBe(field("password"));
    expect(field("password")?.selectionStart).toBe(2);
    expect(root().querySelector("form")).toBeNull();
    expect(root().dataset["first"]).toBeUndefined();
    expect(onSend).not.toHaveBeenCalled();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it("tells the first screen that its time is over", async () => {
    const { root, take } = open();
    const onTakenOver = vi.fn<() => void>();
    root().addEventListener("taken-over", onTakenOver);
    await take();
    expect(onTakenOver).toHaveBeenCalledTimes(1);
  });

  it("leaves the focus on the button that had it", async () => {
    const { root, take } = open();
    root().querySelector("button")?.focus();
    await take();
    expect(document.activeElement).toBe(root().querySelector("button"));
    expect(root().querySelector("form")).toBeNull();
  });

  it("does what was held down there once it is let go on the same button", async () => {
    const { root, field, take, onSend } = open();
    field("email")?.setAttribute("value", "maya@example.com");
    root().dataset["held"] = "Sign In";
    await take();
    letGoOn(root().querySelector("button"));
    expect(onSend).toHaveBeenCalledExactlyOnceWith("maya@example.com");
    letGoOn(root().querySelector("button"));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it("does nothing when what was held down is let go elsewhere", async () => {
    const { root, field, take, onSend } = open();
    root().dataset["held"] = "Sign In";
    await take();
    letGoOn(field("email"));
    letGoOn(root().querySelector("button"));
    expect(onSend).not.toHaveBeenCalled();
  });

  it("does what was pressed there, with what was typed", async () => {
    const { root, field, take, onSend } = open();
    field("email")?.setAttribute("value", "maya@example.com");
    root().dataset["pressed"] = "Sign In";
    await take();
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith("maya@example.com"));
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});
