import { expect } from "vitest";
import type { ReachableProduct } from "./product.ts";
import { stack } from "./stack.ts";

/** Waits for the one mail beside the earlier ones and answers the path of the link in it. */
export async function resetLink(
  product: ReachableProduct,
  email: string,
  earlier: readonly string[] = [],
): Promise<string> {
  let links: readonly string[] = [];
  await expect
    .poll(async () => {
      const all = await product.kept.readResetLinks(email);
      links = all.filter((link) => !earlier.includes(link));
      return links.length;
    })
    .toBe(1);
  return links[0] ?? "";
}

/** The path of a link whose secret opens nothing any more. */
export const spentLink = `/reset-password?${stack.resetLinkParameter}=spent`;
