/** The colours of one landscape, in hexadecimal. */
export interface Palette {
  readonly name: string;
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Ranges of hills from the farthest to the nearest. */
  readonly hills: readonly [string, string, string, string];
  /** Whether there are stars. */
  readonly stars: boolean;
}

export const palettes: readonly Palette[] = [
  {
    name: "ember",
    sky: ["#5b3a63", "#d9776a", "#ffd3a1"],
    sun: "#fff1cf",
    hills: ["#c77a74", "#9a5468", "#6a3a5c", "#3a2144"],
    stars: true,
  },
  {
    name: "rosewater",
    sky: ["#8e86b8", "#e6a9b4", "#fde3cf"],
    sun: "#fff6e6",
    hills: ["#c796ac", "#a0749a", "#73527f", "#473560"],
    stars: false,
  },
  {
    name: "lagoon",
    sky: ["#2f5d7c", "#86b9b8", "#fbe3bd"],
    sun: "#fff3d3",
    hills: ["#7fb0ac", "#4f8890", "#2f6274", "#1c4256"],
    stars: false,
  },
  {
    name: "meadow",
    sky: ["#6f97a6", "#c9d3ae", "#fdebc4"],
    sun: "#fff7dc",
    hills: ["#a9bd8c", "#7e9f76", "#527a63", "#2f574e"],
    stars: false,
  },
  {
    name: "dusk",
    sky: ["#231f47", "#6b4585", "#f0968a"],
    sun: "#ffe0c2",
    hills: ["#8a5588", "#623d77", "#422b60", "#241a40"],
    stars: true,
  },
  {
    name: "apricot",
    sky: ["#e08b63", "#f9be86", "#fff0cf"],
    sun: "#fffaea",
    hills: ["#ea9f71", "#cd7a5d", "#a15a54", "#6d3c48"],
    stars: false,
  },
  {
    name: "mist",
    sky: ["#8ba3b8", "#cfd6d8", "#f8ebdd"],
    sun: "#fffaf0",
    hills: ["#b3bec4", "#8b9dab", "#647b8f", "#3f5770"],
    stars: false,
  },
  {
    name: "iris",
    sky: ["#3c3f86", "#9187c9", "#f7cfd8"],
    sun: "#fff0ee",
    hills: ["#9d8cc6", "#7567ad", "#52488c", "#332e66"],
    stars: true,
  },
];
