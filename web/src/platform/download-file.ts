/** Milliseconds that a browser may take to read the file. Safari asks the person before it reads. */
const readingTime = 60_000;

/** Adds a file that the page has made to the browser's downloads. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
