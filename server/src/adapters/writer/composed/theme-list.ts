import type { Theme } from "./theme.ts";
export const themes: readonly Theme[] = [];
