/** What decides whether a click on a link is the app's own business. */
export interface LinkClick {
  /** The address that the link leads to. */
  readonly href: string;
  /** The address of the page. */
  readonly here: string;
  /** Whether the browser was asked for more than to follow it: another window, a download. */
  readonly isSpecial: boolean;
}

/** The path that the router goes to; null when the browser should follow the link itself. */
export function pathToFollow({ href, here, isSpecial }: LinkClick): string | null {
  const [target, page] = [new URL(href), new URL(here)];
  if (isSpecial || target.origin !== page.origin) return null;
  const path = target.pathname + target.search;
  const isWithinPage = target.hash !== "" && path === page.pathname + page.search;
  return isWithinPage ? null : path;
}

/** Whether a click asks for the link alone, and not for a new window or a download. */
export function isPlainClick(
  click: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** `replace` when the page is where the link leads, so that nobody has to go back twice. */
type Navigate = (path: string, options: { readonly replace: boolean }) => void;

/**
 * Lets the router follow the links of the page: a link is a plain anchor wherever it stands. One
 * with `rel="external"` loads the page anew.
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
