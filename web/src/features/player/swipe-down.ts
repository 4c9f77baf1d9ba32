/** Pixels from the top of the screen within which a swipe has to start. */
const swipeStart = 80;
/** Pixels that it has to have moved down, and more. */
const swipeDistance = 50;
/** Pixels up to which a press on a button is still a press. */
const steadiness = 8;

/** Where a finger or a mouse is, in pixels from the top of the screen. */
export interface SwipePoint {
  readonly clientY: number;
  readonly isPrimary: boolean;
  /** 0 for a finger and for the main button of a mouse. */
  readonly button: number;
}

/** A downward swipe under way. */
export interface Swipe {
  /** Pixels that it has moved down by now; null while it may still be a press. */
  move(point: Pick<SwipePoint, "clientY">): number | null;
  /** Whether letting go here minimises the player. */
  isFarEnough(point: Pick<SwipePoint, "clientY">): boolean;
}

/** Begins a swipe where it may begin, else null. */
export function beginSwipe({ clientY, isPrimary, button }: SwipePoint): Swipe | null {
  if (!isPrimary || button !== 0 || clientY > swipeStart) return null;
  const start = clientY;
  let isMoving = false;
  return {
    move(point) {
      const distance = point.clientY - start;
      isMoving ||= distance > steadiness;
      return isMoving ? Math.max(0, distance) : null;
    },
    isFarEnough: (point) => point.clientY - start > swipeDistance,
  };
}
