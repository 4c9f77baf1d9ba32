import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { readS3Listing } from "./s3-listing.ts";
import { createS3Media } from "./s3.ts";

// The account and the bucket of the examples in the Amazon S3 API Reference.
const example = {
  endpoint: "https://examplebucket.s3.amazonaws.com",
  bucket: "examplebucket",
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Media on a store that answers everything in one way. */
async function createOn(answer: RequestListener, timeout = 2_000) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  ends.push(end);
  const { port } = server.address() as AddressInfo; // listens on a port, no pipe
  const endpoint = `http://127.0.0.1:${port}`;
  return { end, media: createS3Media({ ...example, endpoint, timeout }) };
}

describe("A call to S3", () => {
  it("carries the sum of what is stored, under the signature", async () => {
    const { media } = await createOn((request, response) => {
      const { authorization = "", "content-md5": sum } = request.headers;
      const isSigned = authorization.includes("content-md5");
      // RFC 1864's sum of "whole".
      response.statusCode = sum === "NWye5g6doFMBrcO9lvazgw==" && isSigned ? 200 : 400;
      request.resume().on("end", () => response.end());
    });
    await media.put("a/b.mp3", Buffer.from("whole"), "audio/mpeg");
    await expect(media.put("a/b.mp3", Buffer.from("half"), "audio/mpeg")).rejects.toThrow("400");
  });

  it("tells S3's reason and nothing secret", async () => {
    const { media } = await createOn((_, response) => {
      response.statusCode = 403;
      response.end("<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>");
    });
    const error: unknown = await media.checkHealth().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 403, code: "SignatureDoesNotMatch" });
    expect(inspect(error)).not.toMatch(/AKIA|EXAMPLEKEY|Signature=/);
  });

  it("does not follow a signed request to wherever an answer points", async () => {
    const { media } = await createOn((_, response) => {
      response.writeHead(307, { location: "http://127.0.0.1:1/" }).end();
    });
    await expect(media.stat("a/b.mp3")).rejects.toMatchObject({ status: 307 });
  });

  it("is given up when no answer comes, or one that does not end", async () => {
    const silent = await createOn(() => undefined, 100);
    await expect(silent.media.checkHealth()).rejects.toThrow("did not answer");
    await expect(silent.media.open("a/b.mp3", null)).rejects.toThrow("did not answer");
    const endless = await createOn((_, response) => void response.write("<ListBucketResult>"), 100);
    await expect(endless.media.deleteAll("a/")).rejects.toThrow("did not answer");
  });

  it("is given up at once when there is no server", async () => {
    const { media, end } = await createOn(() => undefined);
    await end();
    await expect(media.stat("a/b.mp3")).rejects.toThrow("did not answer");
    // By these the server tells it from a fault of its own.
    await expect(media.stat("a/b.mp3")).rejects.toMatchObject({ name: "S3Error", status: null });
    await expect(media.put("a/b.mp3", new Uint8Array(1), "audio/mpeg")).rejects.toThrow("PUT");
  });

  it("lets a read take longer than its answer took to begin", async () => {
    const { media } = await createOn((_, response) => {
      response.writeHead(200, { "content-length": "4" }).write("ab");
      setTimeout(() => response.end("cd"), 300);
    }, 150);
    const body = await media.open("a/b.mp3", null);
    expect(await new Response(body?.stream).text()).toBe("abcd");
  });

  it("takes no whole object for a range", async () => {
    const { media } = await createOn((_, response) => response.end("abcd"));
    await expect(media.open("a/b.mp3", { start: 1, end: 2 })).rejects.toThrow("whole object");
  });
});

describe("S3's list", () => {
  it("is read with what XML writes in another way", () => {
    expect(
      readS3Listing(
        `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
         <Prefix>a/</Prefix><IsTruncated>true</IsTruncated>
         <NextContinuationToken>1&amp;lt;&#x2B;&#47;=</NextContinuationToken>
         <Contents><Key>a/b.mp3</Key><Owner><ID>c</ID></Owner></Contents>
         <Contents><Key>a/&quot;c&quot;.mp3</Key></Contents></ListBucketResult>`,
      ),
    ).toEqual({ keys: ["a/b.mp3", 'a/"c".mp3'], continuation: "1&lt;+/=" });
  });

  it("is not taken for empty when it is something else, or broken off", () => {
    expect(() => readS3Listing("<html>Welcome</html>")).toThrow("something else");
    expect(() =>
      readS3Listing("<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>"),
    ).toThrow("breaks off");
  });
});
