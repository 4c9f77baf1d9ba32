/**
 * Whether the page is on an iPhone, iPad or iPod. An iPad may call itself a Macintosh, but no Macintosh has a touch
 * screen.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1)
  );
}
