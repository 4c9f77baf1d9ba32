/** Reads a blob as a `data:` address. */
export function readAsData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Read so, the result is a string.
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("It can't be read")));
    reader.readAsDataURL(blob);
  });
}
