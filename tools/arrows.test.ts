import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { findForbiddenArrows } from "./arrows.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

describe("the arrows of this repository", () => {
  it("are those of the table", () => {
    const { files, forbidden } = findForbiddenArrows(root);
    expect(files).toBeGreaterThan(20);
    expect(forbidden).toEqual([]);
  });
});

describe("a forbidden arrow", () => {
  const house = mkdtempSync(join(tmpdir(), "arrows-"));
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  it.each([
    ["contract/src/a.ts", "react"],
    ["contract/src/a.ts", "node:fs"],
    ["server/src/ports/a.ts", "../adapters/documents/sqlite.ts"],
    ["server/src/adapters/documents/a.ts", "../../ports/queue.ts"],
    ["server/src/adapters/documents/a.ts", "../queue/sqlite.ts"],
    ["server/src/adapters/documents/a.ts", "../../profile/service.ts"],
    ["server/src/profile/service.ts", "../adapters/documents/sqlite.ts"],
    ["server/src/profile/service.ts", "../inspirations/service.ts"],
    ["server/src/profile/service.ts", "../http/mount.ts"],
    ["server/src/profile/service.ts", "hono"],
    ["server/src/http/a.ts", "../profile/service.ts"],
    ["web/src/ui/a.tsx", "@hearten/contract/profile.ts"],
    ["web/src/features/player/a.tsx", "../account/sign-in.ts"],
    ["web/src/features/player/a.tsx", "../../app/router.tsx"],
    ["web/src/features/player/a.tsx", "node:fs"],
    ["web/src/app/a.tsx", "../../../server/src/main.ts"],
    ["e2e/a.ts", "../server/src/main.ts"],
    ["server/src/utils/a.ts", "node:fs"],
  ])("from %s to %s is found", (file, specifier) => {
    const path = join(house, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { x } from "${specifier}";\nexport const y = x;\n`);
    expect(findForbiddenArrows(house).forbidden).not.toEqual([]);
  });

  it("is found in a re-export and in a lazy import too", () => {
    const path = join(house, "server/src/profile/service.ts");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export { x } from "../inspirations/service.ts";\nawait import("hono");\n`);
    expect(findForbiddenArrows(house).forbidden).toHaveLength(2);
  });
});
