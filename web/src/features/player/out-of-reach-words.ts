/** What the person reads who wants to hear an inspiration that is not here while nobody answers. */
export const notHere = "It is not on this device. Connect to the internet, then try again.";
