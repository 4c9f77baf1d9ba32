/** The picture's side in pixels, step by step: until one is the middle of a tenth of it, and back. */
const sides = [160, 80, 40, 20, 10, 20, 40, 80];
const lastSide = 160;

/** Mixed with their neighbours, colours grow paler. A browser that can't do this draws them so. */
const stronger = "saturate(1.3)";

/**
 * Draws the picture so that only its colours stay. Doubled by linear interpolation again and again, a few pixels become a
 * smooth surface, as in subdivision by Chaikin's weights of 3/4 and 1/4. It takes a few milliseconds; a CSS filter that
 * blurs as much takes a tenth of a second where no graphics card helps, for it begins anew for each part of the screen.
 */
export function blurOnto(canvas: HTMLCanvasElement, picture: CanvasImageSource): void {
  const blurred = sides.reduce((source, side) => {
    // Of its own, because at its edges a part of a canvas would be mixed with what lies beside it.
    const next = document.createElement("canvas");
    draw(next, source, side);
    return next;
  }, picture);
  draw(canvas, blurred, lastSide, stronger);
}

function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, side: number, filter = "none") {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.filter = filter;
  context.drawImage(source, 0, 0, side, side);
}
