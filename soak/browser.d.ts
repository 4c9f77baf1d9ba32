// A name of browsers in the code of journeys, which proofs share a few files with. With all of the browser's types here
// the server's own would not fit.
// oxlint-disable-next-line typescript/no-explicit-any -- its type is among those that would not fit
declare const indexedDB: any;
