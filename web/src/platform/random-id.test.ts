import { afterEach, expect, it, vi } from "vitest";
import { createRandomId } from "./random-id.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])("is a UUID of version 4, whether the page is secure: %s", (isSecure) => {
  vi.stubGlobal("isSecureContext", isSecure);
  const ids = Array.from({ length: 100 }, createRandomId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
