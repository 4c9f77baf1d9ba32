/**
 * Downloads a file for the person, without the page's sign-in. A browser adds it to its downloads. The native shell
 * opens the address in the system's browser. The file is streamed to the disk, so it can be large.
 */
export function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  // On the page's own origin this prevents that an error answer replaces the page.
  link.download = "";
  link.click();
}
