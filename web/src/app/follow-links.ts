/** What decides whether the router or the browser follows a link. */
export interface LinkClick {
  /** The address that the link leads to. */
  readonly href: string;
  /** The address of the page. */
  readonly here: string;
  /** Whether the click asks for another window, or for a download. */
  readonly isSpecial: boolean;
}

/** The path that the router navigates to; null if the browser must follow the link. */
export function pathToFollow({ href, here, isSpecial }: LinkClick): string | null {
  const [target, page] = [new URL(href), new URL(here)];
  if (isSpecial || target.origin !== page.origin) return null;
  const path = target.pathname + target.search;
  const isWithinPage = target.hash !== "" && path === page.pathname + page.search;
  return isWithinPage ? null : path;
}

/** Whether it is a click with the main button and no modifier key. */
export function isPlainClick(
  click: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** `replace` if the link leads to the current address, so that it adds no entry to the history. */
type Navigate = (path: string, options: { readonly replace: boolean }) => void;

/**
 * Lets the router follow the plain anchors of the page. A link with `rel="external"` loads the page again.
 */
export function followLinks(page: Document, navigate: Navigate): void {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const wantsMore = link.target !== "" || link.rel === "external" || link.download !== "";
    const path = pathToFollow({
      href: link.href,
      here: page.location.href,
      isSpecial: !isPlainClick(event) || wantsMore,
    });
    if (path === null) return;
    event.preventDefault();
    const { pathname, search } = page.location;
    navigate(path, { replace: path === pathname + search });
  });
}
