/** The bar of what is loaded; nothing when nothing is. */
export function MiniPlayer() {
  return null;
}
