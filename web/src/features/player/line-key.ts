/** The line that a key leads to from this one, by its place among so many; null for any other key. */
export function lineReachedBy(key: string, place: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return Math.min(place + 1, last);
    case "ArrowUp":
    case "ArrowLeft":
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
