/** The words for an inspiration that can't play: it is not on this device, and the server gives no answer. */
export const notHere = "It is not on this device. Connect to the internet, then try again.";
