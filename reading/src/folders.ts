/** Where the authored examples lie. */
export const examplesFolder = new URL("../examples/", import.meta.url);
/** Where what was learnt from them lies. */
export const trainedFolder = new URL("../trained/", import.meta.url);
