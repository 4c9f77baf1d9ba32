import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { describePainter } from "../../ports/painter.suite.ts";
import { createLandscapePainter } from "./landscape-painter.ts";
import { drawLandscape } from "./landscape.ts";
import { palettes } from "./palettes.ts";

describePainter("landscape", createLandscapePainter);

describe("landscape painter", () => {
  it("gives a cover of 640 and a thumbnail of 192 pixels square", async () => {
    const { cover, thumbnail } = await createLandscapePainter().paint("a");
    expect(await sharp(cover).metadata()).toMatchObject({
      format: "jpeg",
      width: 640,
      height: 640,
    });
    expect(await sharp(thumbnail).metadata()).toMatchObject({
      format: "webp",
      width: 192,
      height: 192,
    });
  });

  it("keeps covers light enough for a slow phone", async () => {
    const painter = createLandscapePainter();
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { cover, thumbnail } = await painter.paint(seed);
      expect(cover.length).toBeLessThan(60_000);
      expect(thumbnail.length).toBeLessThan(10_000);
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
