import { readAsData } from "./read-as-data.ts";

/** Fetches a picture as a `data:` address; null if that fails. */
export async function readPicture(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await readAsData(await response.blob()) : null;
  } catch {
    return null;
  }
}
