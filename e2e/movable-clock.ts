import { expect } from "vitest";
import type { Product } from "./product.ts";

const minute = 60_000;
const moved = "The clock was moved";

/** The environment of a product whose clock `moveClock` puts this many minutes ahead. */
export function movableClock(minutes: number): Record<string, string> {
  const script = `
    const Now = Date;
    let ahead = 0;
    process.on("SIGUSR2", () => {
      ahead = ${minutes * minute};
      console.log(${JSON.stringify(moved)});
    });
    globalThis.Date = class extends Now {
      constructor(...parts) {
        if (parts.length === 0) super(Now.now() + ahead);
        else super(...parts);
      }
      static now() {
        return Now.now() + ahead;
      }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Resolves when the product has the later time. */
export async function moveClock(product: Product): Promise<void> {
  process.kill(product.pid, "SIGUSR2");
  await expect.poll(() => product.log).toContain(moved);
}
