import { describe, expect, it } from "vitest";
import { DownloadError } from "../../platform/downloads.ts";
import { keepFailure } from "./download-error-words.ts";

describe("What could not be kept", () => {
  it("says that there is no room only where there is none", () => {
    expect(keepFailure(new DownloadError("no-room"))).toMatch(/no room left/);
    expect(keepFailure(new DownloadError("out-of-reach"))).toMatch(/connection/);
    expect(keepFailure(new DownloadError("refused"))).not.toMatch(/room|connection/);
    expect(keepFailure(new TypeError("anything"))).toMatch(/connection/);
  });
});
