import sharp from "sharp";
import type { Painter } from "../../ports/painter.ts";
import { drawLandscape } from "./landscape.ts";

/** Pixels of each side. */
const coverSize = 640;
const thumbnailSize = 192;
const artworkSize = 512;
/** SVG's own resolution: the pixels that one of its units becomes are relative to it. */
const svgDensity = 72;
const drawnSize = 400;

/** High, and with all of the colours: less shows as steps in the sky's gradients. */
const webp = { quality: 92, smartSubsample: true };
const jpeg = { quality: 88, chromaSubsampling: "4:4:4" };

/** Paints a landscape from the seed alone: no network, no model, the same picture every time. */
export function createLandscapePainter(): Painter {
  // A picture takes tens of milliseconds: one thread is enough, and no two are alike to cache.
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    async paint(seed) {
      const density = (svgDensity * coverSize) / drawnSize;
      const picture = sharp(Buffer.from(drawLandscape(seed)), { density }).resize(coverSize);
      const [cover, thumbnail, artwork] = await Promise.all([
        picture.clone().webp(webp).toBuffer(),
        picture.clone().resize(thumbnailSize).webp(webp).toBuffer(),
        picture.clone().resize(artworkSize).jpeg(jpeg).toBuffer(),
      ]);
      return { cover, thumbnail, artwork };
    },
  };
}
