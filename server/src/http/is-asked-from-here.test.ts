import { describe, expect, it } from "vitest";
import { isAskedFromHere } from "./is-asked-from-here.ts";

const browser = {
  host: "127.0.0.1:3000",
  connection: "keep-alive",
  "user-agent": "Mozilla/5.0",
  accept: "*/*",
  "accept-encoding": "gzip, br",
  "sec-fetch-site": "same-origin",
  "x-requested-with": "XMLHttpRequest",
  cookie: "via=1",
};
const isHere = (headers: Record<string, string>, socket = "127.0.0.1") =>
  isAskedFromHere(new Headers({ ...browser, ...headers }), socket);

describe("A request", () => {
  it.each([
    ["127.0.0.1:3000", "127.0.0.1"],
    ["127.0.0.1", "127.0.0.53"],
    ["localhost:3000", "::1"],
    ["[::1]:3000", "::1"],
    ["LOCALHOST", "::ffff:127.0.0.1"],
  ])(
    "is asked from here by a name of this machine, over its own address: %s, %s",
    (host, socket) => {
      expect(isHere({ host }, socket)).toBe(true);
    },
  );

  it.each([
    "hearten.example",
    "localhost.example",
    "127.0.0.1.example:3000",
    "192.0.2.1:3000",
    "[::2]",
    "evil@localhost",
    "localhost/",
    "x:y:1",
    "",
  ])("is not for another name: %s", (host) => {
    expect(isHere({ host })).toBe(false);
  });

  it.each(["192.0.2.1", "::2", "::ffff:192.0.2.1", "1::ffff:27.0.0.1", "unknown", ""])(
    "is not from another address: %s",
    (socket) => {
      expect(isHere({}, socket)).toBe(false);
    },
  );

  it.each(["X-Trivia", "Viaduct"])("is with a header of another name: %s", (name) => {
    expect(isHere({ [name]: "192.0.2.1" })).toBe(true);
  });

  it.each([
    "Forwarded",
    "Via",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Server",
    "X-Real-IP",
    "X-Client-IP",
    "X-Cluster-Client-IP",
    "X-Original-Forwarded-For",
    "X-Envoy-External-Address",
    "True-Client-IP",
    "Client-IP",
    "CF-Connecting-IP",
    "Fastly-Client-IP",
    "Fly-Client-IP",
    "CDN-Loop",
    "X-Amzn-Trace-Id",
  ])("is not when a proxy tells of itself by %s", (name) => {
    expect(isHere({ [name]: "192.0.2.1" })).toBe(false);
  });
});
