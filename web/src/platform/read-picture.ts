/** Fetches a picture as a `data:` address; null if that fails. */
export async function readPicture(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const picture = await response.blob();
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("loadend", () =>
        resolve(typeof reader.result === "string" ? reader.result : null),
      );
      reader.readAsDataURL(picture);
    });
  } catch {
    return null;
  }
}
