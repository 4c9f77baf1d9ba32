import { beforeAll, describe, expect, it } from "vitest";
import type { Painter, Cover } from "./painter.ts";

/** What every painter has to hold. */
export function describePainter(name: string, create: () => Painter): void {
  describe(`painter: ${name}`, () => {
    let one: Cover;
    beforeAll(async () => {
      one = await create().paint("a");
    });

    it("paints the same seed the same way every time", async () => {
      const other = await create().paint("a");
      expect(Buffer.compare(one.cover, other.cover)).toBe(0);
      expect(Buffer.compare(one.thumbnail, other.thumbnail)).toBe(0);
      expect(Buffer.compare(one.artwork, other.artwork)).toBe(0);
    });

    it("paints two seeds differently", async () => {
      const other = await create().paint("b");
      expect(Buffer.compare(one.cover, other.cover)).not.toBe(0);
    });

    it("paints any seed at all", async () => {
      for (const seed of ["", "<&\">'", "x".repeat(10_000), "\u{1F305}"]) {
        expect((await create().paint(seed)).cover.length).toBeGreaterThan(0);
      }
    });

    it("gives WebP for the screens and a JPEG for the lock screens", () => {
      const { cover, thumbnail, artwork } = one;
      for (const bytes of [cover, thumbnail]) {
        expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe("RIFF");
        expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe("WEBP");
      }
      expect(Buffer.from(artwork.subarray(0, 3)).toString("hex")).toBe("ffd8ff");
    });
  });
}
