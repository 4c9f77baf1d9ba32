import type { AppPlugin } from "@capacitor/app";

/** The page's actions for the back button. */
export interface BackSteps {
  /** Closes a dialog above the screen. Returns false if there is none. */
  readonly closeTop: () => boolean;
  /** Whether there is no previous screen to go back to. */
  readonly isAtStart: () => boolean;
  readonly goBack: () => void;
}

/**
 * Handles Android's back button. It closes a dialog, or else goes back. On the first screen it puts the app into the
 * background, so that audio goes on playing.
 */
export function followBackButton(
  app: Pick<AppPlugin, "addListener" | "minimizeApp">,
  { closeTop, isAtStart, goBack }: BackSteps,
): void {
  void app.addListener("backButton", ({ canGoBack }) => {
    if (closeTop()) return;
    if (canGoBack && !isAtStart()) goBack();
    else void app.minimizeApp();
  });
}

/** Asks an open dialog to close, like the Escape key. A busy dialog stays open. Returns whether there is a dialog. */
export function closeDialog(page: Document): boolean {
  const dialog = page.querySelector<HTMLDialogElement>("dialog[open]");
  if (dialog === null) return false;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  return true;
}
