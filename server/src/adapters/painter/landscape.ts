import { type Palette, palettes } from "./palettes.ts";

/** The side of the square drawing. */
const size = 400;
const motifs = ["hills", "hills", "sea", "dunes"] as const;
type Motif = (typeof motifs)[number];

/** A point. */
type Point = readonly [x: number, y: number];

/**
 * Draws a landscape as SVG: sky, sun, clouds, and in front of it hills, dunes or the sea. The seed alone decides palette,
 * motif and every shape.
 */
export function drawLandscape(seed: string): string {
  const hash = hashOf(seed);
  const random = createRandom(hash);
  const between = (low: number, high: number) => low + (high - low) * random();
  const palette = palettes[hash % palettes.length];
  const motif = motifs[Math.floor(random() * motifs.length)];
  if (palette === undefined || motif === undefined) throw new Error("nothing to paint with");

  const horizon = size * (motif === "sea" ? 0.6 : between(0.5, 0.58));
  const sun = {
    x: size * between(0.26, 0.74),
    radius: size * between(0.085, 0.14),
    y: horizon - size * between(0.03, 0.2),
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    drawDefinitions(palette),
    `<path fill="url(#sky)" d="M0 0h${size}v${size}H0z"/>`,
    palette.stars ? drawStars(random, horizon) : "",
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.radius * 4.2)}" fill="url(#glow)"/>`,
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.radius)}" fill="${palette.sun}"/>`,
    drawClouds(random, palette),
    motif === "sea" ? drawSea(random, palette, horizon, sun) : "",
    drawRanges(random, palette, motif, horizon),
    "</svg>",
  ].join("");
}

function drawDefinitions(palette: Palette): string {
  const [zenith, middle, low] = palette.sky;
  const hills = palette.hills.map((color, index) => {
    const below = palette.hills[index - 1] ?? low;
    return `<linearGradient id="hill${index}" x2="0" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
  });
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".72" stop-color="${low}"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${palette.sun}" stop-opacity=".95"/><stop offset=".3" stop-color="${palette.sun}" stop-opacity=".42"/><stop offset="1" stop-color="${palette.sun}" stop-opacity="0"/></radialGradient>`,
    `<filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${size * 0.022}"/></filter>`,
    ...hills,
    "</defs>",
  ].join("");
}

function drawStars(random: () => number, horizon: number): string {
  const stars = Array.from({ length: 26 }, () => {
    const [x, y] = [random() * size, random() * horizon * 0.55];
    const [radius, opacity] = [0.4 + random(), 0.25 + random() * 0.5];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="#fff" opacity="${opacity.toFixed(2)}"/>`;
  });
  return stars.join("");
}

function drawClouds(random: () => number, palette: Palette): string {
  const clouds = Array.from({ length: 4 }, () => {
    const [x, y] = [random() * size, size * (0.12 + random() * 0.34)];
    const [width, height] = [size * (0.14 + random() * 0.2), size * (0.008 + random() * 0.014)];
    return drawMist(x, y, width, height, 0.3 + random() * 0.35);
  });
  return `<g filter="url(#soft)" fill="${palette.sky[2]}">${clouds.join("")}</g>`;
}

function drawMist(x: number, y: number, width: number, height: number, opacity: number): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="${round(height)}" opacity="${opacity.toFixed(2)}"/>`;
}

/** The water, and the sun's path on it. */
function drawSea(
  random: () => number,
  palette: Palette,
  horizon: number,
  sun: { readonly x: number; readonly radius: number },
): string {
  const count = 15;
  const glints = Array.from({ length: count }, (_, index) => {
    const y = horizon + 3 + (size - horizon) * (index / count) ** 1.35;
    const width = sun.radius * (0.7 + index * 0.16 + random() * 1.1);
    const x = sun.x - width / 2 + (random() - 0.5) * sun.radius;
    const opacity = (0.75 - index * 0.04).toFixed(2);
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(1.4 + index * 0.34)}" rx="3" fill="${palette.sun}" opacity="${opacity}"/>`;
  });
  return `<path fill="url(#hill0)" d="M0 ${horizon}h${size}V${size}H0z"/>${glints.join("")}`;
}

/** Ranges of hills, one in front of the other, with mist in the valleys. */
function drawRanges(random: () => number, palette: Palette, motif: Motif, horizon: number): string {
  const count = motif === "sea" ? 2 : 4;
  const isDunes = motif === "dunes";
  const ranges = Array.from({ length: count }, (_, index) => {
    const shade = motif === "sea" ? index + 2 : index;
    const base =
      motif === "sea"
        ? size * (0.82 + index * 0.09)
        : horizon + (size - horizon) * (0.02 + index * 0.235);
    const height = size * (isDunes ? 0.055 : 0.045) * (1 + index * 0.28);
    const slow = (isDunes ? 0.7 : 1.1) + random() * 1.1;
    const fast = slow * (1.9 + random());
    const [slowPhase, fastPhase] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
    const ridge = Array.from({ length: 11 }, (_point, step): Point => {
      const turn = (step / 10) * 2 * Math.PI;
      const wave =
        Math.sin((turn * slow) / 2 + slowPhase) + 0.42 * Math.sin((turn * fast) / 2 + fastPhase);
      return [(size * step) / 10, base - height * wave];
    });
    const hill = `<path fill="url(#hill${Math.min(shade, 3)})" d="${smoothCurve(ridge)}V${size}H0z"/>`;
    if (index === count - 1) return hill;
    const mist = drawMist(random() * size, base + size * 0.09, size * 0.5, size * 0.018, 0.34);
    return `${hill}<g filter="url(#soft)" fill="${palette.sky[2]}">${mist}</g>`;
  });
  return ranges.join("");
}

/** A path through the points by Catmull-Rom splines, written as Bézier curves. */
function smoothCurve(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? first;
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const leaving = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...leaving, ...arriving, ...to].map(round).join(" ")}`;
  });
  return `M${round(first[0])} ${round(first[1])}${curves.join("")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The FNV-1a hash of the code points. */
function hashOf(seed: string): number {
  let hash = 2_166_136_261;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 0;
}

/** A Mulberry32 random generator: numbers from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
