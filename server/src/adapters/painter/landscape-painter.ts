import sharp from "sharp";
import type { Painter } from "../../ports/painter.ts";
import { drawLandscape } from "./landscape.ts";

/** Pixels of each side. */
const coverSize = 640;
const thumbnailSize = 192;
const artworkSize = 512;
/** The resolution of SVG, to which the size in pixels is relative. */
const svgDensity = 72;
const drawnSize = 400;

/** High quality with full colour resolution: otherwise the gradients of the sky show steps. */
const webp = { quality: 92, smartSubsample: true };
const jpeg = { quality: 88, chromaSubsampling: "4:4:4" };

/** Paints a landscape from the seed alone, without network or model. The same seed gives the same picture. */
export function createLandscapePainter(): Painter {
  // A picture takes tens of milliseconds: one thread is enough. All are different, so a cache is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    async paint(seed) {
      const density = (svgDensity * coverSize) / drawnSize;
      // Drawn once, for it takes longer than all else. The sky covers everything.
      const { data, info } = await sharp(Buffer.from(drawLandscape(seed)), { density })
        .resize(coverSize)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Not `clone()`, which copies the pixels by a structured clone.
      const openPicture = () => sharp(data, { raw: info });
      const [cover, thumbnail, artwork] = await Promise.all([
        openPicture().webp(webp).toBuffer(),
        openPicture().resize(thumbnailSize).webp(webp).toBuffer(),
        openPicture().resize(artworkSize).jpeg(jpeg).toBuffer(),
      ]);
      return { cover, thumbnail, artwork };
    },
  };
}
