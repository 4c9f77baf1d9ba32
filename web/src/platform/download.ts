/**
 * Has a file fetched for the person to keep, with nothing of the page's own sign-in: the browser puts it
 * with its downloads, and the native shell hands any address outside of itself to the system's browser.
 * It goes straight to the disk, however large.
 */
export function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  // On the page's own origin it keeps a refusal from being shown in place of the page.
  link.download = "";
  link.click();
}
