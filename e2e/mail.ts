import { expect } from "vitest";
import type { ReachableProduct } from "./product.ts";
import { stack } from "./stack.ts";

/** Waits for one new mail and returns the path of its link. */
export async function resetLink(
  product: ReachableProduct,
  email: string,
  earlier: readonly string[] = [],
): Promise<string> {
  let links: readonly string[] = [];
  await expect
    .poll(async () => {
      const all = await product.storage.readResetLinks(email);
      links = all.filter((link) => !earlier.includes(link));
      return links.length;
    })
    .toBe(1);
  return links[0] ?? "";
}

/** The path of a link that is not valid any more. */
export const spentLink = `/reset-password?${stack.resetLinkParameter}=spent`;
