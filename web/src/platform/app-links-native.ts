import type { AppPlugin } from "@capacitor/app";

export interface AppLinks {
  /** The product's host; its links open the app. */
  readonly host: string;
  /** Paths of the screens that a link may open. */
  readonly paths: readonly string[];
  /** Opens the screen of a path with query and fragment. */
  readonly navigate: (path: string) => void;
  /** Storage that survives a reload of the page, but not the end of the app. */
  readonly followed: Pick<Storage, "getItem" | "setItem">;
}

const followedKey = "hearten.launch-link";

/** Returns the path of a link, with query and fragment; null if the app has no screen for it. */
export function pathOfLink(
  address: string,
  { host, paths }: Pick<AppLinks, "host" | "paths">,
): string | null {
  if (!URL.canParse(address)) return null;
  const link = new URL(address);
  if (link.protocol !== "https:" || link.host !== host || link.username !== "") return null;
  return paths.includes(link.pathname) ? link.pathname + link.search + link.hash : null;
}

/**
 * Opens the screens of links that open the app, at its start and while it runs. The system reports the launch link
 * again after each reload of the page; it is followed only once.
 */
export async function followAppLinks(
  app: Pick<AppPlugin, "addListener" | "getLaunchUrl">,
  links: AppLinks,
): Promise<void> {
  const follow = (address: string): void => {
    links.followed.setItem(followedKey, "yes");
    const path = pathOfLink(address, links);
    if (path !== null) links.navigate(path);
  };
  // First, because the first listener also gets links from before the page was loaded.
  await app.addListener("appUrlOpen", ({ url }) => follow(url));
  const launch = await app.getLaunchUrl();
  if (launch !== undefined && links.followed.getItem(followedKey) === null) follow(launch.url);
}
