import type { Page } from "playwright-core";
import { stack } from "./stack.ts";

/** Calls the API as the person who is signed in on the page. */
// oxlint-disable-next-line typescript/no-explicit-any -- the journey knows what it asks for
export async function readApi(page: Page, path: string): Promise<any> {
  const answer = await page.request.get(path, { headers: { ...(await stack.proofOf(page)) } });
  return answer.json();
}
