/**
 * Whether the page is on an iPhone, iPad or iPod. An iPad may call itself a Macintosh; no Macintosh
 * can be touched at more than one point.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1)
  );
}
