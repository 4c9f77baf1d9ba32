/**
 * Whether the browser is built on WebKit, like Safari and all browsers of an iPhone. Its player can hang when a service
 * worker serves the audio.
 */
export function isWebKit({ vendor }: Pick<Navigator, "vendor">): boolean {
  return vendor.startsWith("Apple");
}
