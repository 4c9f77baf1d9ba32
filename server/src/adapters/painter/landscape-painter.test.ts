import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { describePainter } from "../../ports/painter.suite.ts";
import { createLandscapePainter } from "./landscape-painter.ts";
import { drawLandscape } from "./landscape.ts";
import { palettes } from "./palettes.ts";

describePainter("landscape", createLandscapePainter);

describe("landscape painter", () => {
  it("gives a cover of 640, a thumbnail of 192 and artwork of 512 pixels square, light enough for a slow phone", async () => {
    const painter = createLandscapePainter();
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { cover, thumbnail, artwork } = await painter.paint(seed);
      for (const [bytes, format, side, limit] of [
        [cover, "webp", 640, 60_000],
        [thumbnail, "webp", 192, 10_000],
        [artwork, "jpeg", 512, 60_000],
      ] as const) {
        expect(await sharp(bytes).metadata()).toMatchObject({ format, width: side, height: side });
        expect(bytes.length).toBeLessThan(limit);
      }
    }
  });

  it("uses every palette and never a number that is none", () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => drawLandscape(`seed ${seed}`));
    for (const { sky } of palettes) {
      expect(drawn.some((svg) => svg.includes(`stop-color="${sky[0]}"`))).toBe(true);
    }
    expect(drawn.filter((svg) => svg.includes("NaN") || svg.includes("undefined"))).toEqual([]);
  });
});
