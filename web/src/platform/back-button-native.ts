import type { AppPlugin } from "@capacitor/app";

/** What the button does, of what the page can do. */
export interface BackSteps {
  /** Closes what lies above the screen; false when nothing does. */
  readonly closeTop: () => boolean;
  /** Whether there is nothing before this screen to go back to. */
  readonly isAtStart: () => boolean;
  readonly goBack: () => void;
}

/**
 * Android's button: closes what is on top, goes back, and at the start leaves the app open behind
 * the others, since what plays goes on.
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

/** The page's dialog is asked as by its own key for it: one that is busy stays open. */
export function closeDialog(page: Document): boolean {
  const dialog = page.querySelector<HTMLDialogElement>("dialog[open]");
  if (dialog === null) return false;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  return true;
}
