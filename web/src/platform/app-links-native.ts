import type { AppPlugin } from "@capacitor/app";

export interface AppLinks {
  /** Of the product, whose links open the app. */
  readonly host: string;
  /** Paths of the screens to which a link may lead. */
  readonly paths: readonly string[];
  /** To a path with its query. */
  readonly navigate: (path: string) => void;
  /** Storage that outlives the page and not the app. */
  readonly followed: Pick<Storage, "getItem" | "setItem">;
}

const followedKey = "hearten.launch-link";

/** The path and query to go to; null for a link that leads nowhere here. */
export function pathOfLink(
  address: string,
  { host, paths }: Pick<AppLinks, "host" | "paths">,
): string | null {
  if (!URL.canParse(address)) return null;
  const link = new URL(address);
  if (link.protocol !== "https:" || link.host !== host || link.username !== "") return null;
  return paths.includes(link.pathname) ? link.pathname + link.search : null;
}

/**
 * Opens the screens of the links that open the app, as it starts and while it runs. The system goes on
 * naming the one that started it, also to a page that is loaded anew; it is followed once.
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
  // First, since a link that came before the page did is told to the first who listens.
  await app.addListener("appUrlOpen", ({ url }) => follow(url));
  const launch = await app.getLaunchUrl();
  if (launch !== undefined && links.followed.getItem(followedKey) === null) follow(launch.url);
}
