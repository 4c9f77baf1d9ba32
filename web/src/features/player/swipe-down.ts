/** A swipe has to start within this many pixels from the top of the screen. */
const swipeStart = 80;
/** A swipe has to move down by more than this many pixels. */
const swipeDistance = 50;
/** A movement up to this many pixels is still a press on a button. */
const steadiness = 8;

/** The position of a finger or a mouse, in pixels from the top of the screen. */
export interface SwipePoint {
  readonly clientY: number;
  readonly isPrimary: boolean;
  /** 0 for a finger and for the main button of a mouse. */
  readonly button: number;
}

/** A downward swipe in progress. */
export interface Swipe {
  /** Returns the pixels that it has moved down; null while it may still be a press. */
  move(point: Pick<SwipePoint, "clientY">): number | null;
  /** Whether the player is minimised if the swipe ends here. */
  isFarEnough(point: Pick<SwipePoint, "clientY">): boolean;
}

/** Starts a swipe; null if a swipe can't start at this point. */
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
