/**
 * Whether the browser is built on WebKit, as Safari and all browsers of an iPhone are. Its player has hung where a
 * service worker stood between it and the network.
 */
export function isWebKit({ vendor }: Pick<Navigator, "vendor">): boolean {
  return vendor.startsWith("Apple");
}
