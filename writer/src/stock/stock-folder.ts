import { fileURLToPath } from "node:url";

/** Where the English stock lies. */
export const stockFolder = fileURLToPath(new URL("../../stock/en/", import.meta.url));
