import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { describeMedia } from "../../ports/media.suite.ts";
import { createS3Media } from "./s3.ts";

const endpoint = process.env["S3_ENDPOINT"] ?? "";
if (endpoint === "") console.warn("SKIPPED: media on S3; S3_ENDPOINT names no S3 server.");

/** What the server of the tests takes; it checks signatures and sums as S3 does. */
const account = { endpoint, region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

async function makeBucket(): Promise<string> {
  const bucket = `media-${randomUUID()}`;
  const { status } = await fetch(`${endpoint}/${bucket}`, { method: "PUT" });
  expect(status).toBe(200);
  return bucket;
}

describe.skipIf(endpoint === "")("On an S3 server", () => {
  describeMedia("S3", async () => createS3Media({ ...account, bucket: await makeBucket() }));

  describe("S3 media", () => {
    const bytes = Buffer.from("0123456789");
    const key = "inspirations/a-1/x_Y/audio.mp3";
    let bucket: string;
    beforeAll(async () => {
      bucket = await makeBucket();
    });
    it("is read by nobody without a signature", async () => {
      const media = createS3Media({ ...account, bucket });
      await media.put(key, bytes, "audio/mpeg");
      for (const path of [key, "?list-type=2"])
        expect((await fetch(`${endpoint}/${bucket}/${path}`)).status).toBe(403);
    });

    it("removes more than a page of objects", async () => {
      const media = createS3Media({ ...account, bucket, pageSize: 3 });
      const keys = Array.from({ length: 10 }, (_, index) => `pages/one/${index}.json`);
      for (const one of [...keys, "pages/two/0.json"])
        await media.put(one, bytes, "application/json");
      await media.deleteAll("pages/one/");
      for (const one of keys) expect(await media.stat(one)).toBeNull();
      expect(await media.stat("pages/two/0.json")).not.toBeNull();
    });

    it("removes more objects than S3 lists at a time", async () => {
      const media = createS3Media({ ...account, bucket });
      const keys = Array.from({ length: 1_001 }, (_, index) => `many/${index}.json`);
      for (let first = 0; first < keys.length; first += 50)
        await Promise.all(
          keys
            .slice(first, first + 50)
            .map((one) => media.put(one, new Uint8Array(1), "application/json")),
        );
      await media.deleteAll("many/");
      expect(await media.stat("many/0.json")).toBeNull();
      expect(await media.stat("many/999.json")).toBeNull();
      expect(await media.stat("many/1000.json")).toBeNull();
    });

    it("takes every character that a key may have", async () => {
      const media = createS3Media({ ...account, bucket });
      const all = "abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789";
      const long = `${all}/-/_/${"z".repeat(100)}.${"w".repeat(8)}`;
      await media.put(long, bytes, "audio/mpeg");
      expect((await media.stat(long))?.size).toBe(10);
      const body = await media.open(long, null);
      expect(await new Response(body?.stream).text()).toBe("0123456789");
    });

    it("holds an empty object", async () => {
      const media = createS3Media({ ...account, bucket });
      await media.put("empty/none.json", new Uint8Array(), "application/json");
      expect((await media.stat("empty/none.json"))?.size).toBe(0);
      const body = await media.open("empty/none.json", null);
      expect(body?.length).toBe(0);
      expect(await new Response(body?.stream).text()).toBe("");
    });

    it("is not healthy without its bucket or with another's key, and says why", async () => {
      const lost = createS3Media({ ...account, bucket: `lost-${randomUUID()}` });
      await expect(lost.checkHealth()).rejects.toMatchObject({ code: "NoSuchBucket" });
      await expect(lost.put(key, bytes, "audio/mpeg")).rejects.toMatchObject({ status: 404 });
      const stranger = createS3Media({ ...account, bucket, accessKeyId: "stranger" });
      await expect(stranger.checkHealth()).rejects.toMatchObject({
        status: 403,
        code: "InvalidAccessKeyId",
      });
    });
  });
});
