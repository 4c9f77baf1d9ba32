import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toErrorInAnswer, toRefusal } from "./provider-refusals.ts";

const withCode = (code: string) => JSON.stringify({ error: { code } });
const refuse = (status: number, said = "", headers: Record<string, string> = {}) =>
  toRefusal(status, new Headers(headers), said);

describe("A refusal", () => {
  it.each([408, 409, 429, 500, 503, 529, 599])("with the status %i may pass", (status) => {
    expect(refuse(status).kind).toBe("busy");
  });

  it.each([301, 400, 401, 403, 404, 407, 410, 428, 430, 499])(
    "with the status %i is for good",
    (status) => {
      expect(refuse(status).kind).toBe("rejected");
    },
  );

  it.each([
    "insufficient_quota",
    "quota_exceeded",
    "credit_balance_exhausted",
    "insufficient_credits",
    "enforced_spend_limit_reached",
    "billing_hard_limit_reached",
  ])("is about money with the code %s, whatever the status", (code) => {
    for (const status of [400, 429, 500])
      expect(refuse(status, withCode(code)).kind).toBe("exhausted");
  });

  it("is about money by its status or in Anthropic's words, and not by codes that only look alike", () => {
    expect(refuse(402).kind).toBe("exhausted");
    const words = "Your credit balance is too low to access the API.";
    expect(refuse(400, JSON.stringify({ error: { message: words } })).kind).toBe("exhausted");
    for (const code of ["no_insufficient_quota", "insufficient_quota_soon", "billing_"])
      expect(refuse(429, withCode(code)).kind).toBe("busy");
  });

  it("of a rate is for good when the provider says that no second call helps", () => {
    expect(refuse(429, "", { "x-should-retry": "false" }).kind).toBe("exhausted");
    expect(refuse(429, "", { "x-should-retry": "true" }).kind).toBe("busy");
    expect(refuse(503, "", { "x-should-retry": "false" }).kind).toBe("busy");
  });

  it("tells the status, and what looks like a code wherever it stands", () => {
    expect(refuse(418).message).toBe("The provider answered 418.");
    const said = {
      error: { type: "invalid_request_error", code: "model_not_found" },
      detail: [{ status: { code: "voice_not_found" } }, { type: "invalid_request_error" }],
    };
    expect(refuse(404, JSON.stringify(said)).message).toBe(
      "The provider answered 404 invalid_request_error model_not_found voice_not_found.",
    );
    const many = ["one_a", "two_b", "three_c", "four_d"].map((code) => ({ error_code: code }));
    expect(refuse(404, JSON.stringify(many)).message).toBe(
      "The provider answered 404 one_a two_b three_c.",
    );
  });

  it.each([
    ["words", { error: { code: "the lighthouse keeper" } }],
    ["a key", { error: { code: "sk-a_secret" } }],
    ["one word", { error: { type: "lighthouse" } }],
    ["letters that no code has", { error: { type: "Light_house" } }],
    ["what ends as a code", { error: { type: "my light_house" } }],
    ["what begins as a code", { error: { type: "light_house keeper" } }],
    ["more than a code is long", { error: { type: `${"a".repeat(20)}_${"b".repeat(20)}` } }],
    ["numbers", { error: { code: 1234 } }],
    ["fields with other names", { message: "light_house", encode: "a_b", codes: "a_b" }],
    ["what lies deep", { a: { b: { c: { d: { e: { code: "light_house" } } } } } }],
    ["a text", "light_house"],
    ["nothing", null],
  ])("tells nothing of %s", (_name, said) => {
    expect(refuse(400, JSON.stringify(said)).message).toBe("The provider answered 400.");
  });

  it("tells a code of forty letters that lies four parts deep", () => {
    const code = `${"a".repeat(20)}_${"b".repeat(19)}`;
    const said = JSON.stringify({ a: { b: { c: { d: { code } } } } });
    expect(refuse(400, said).message).toBe(`The provider answered 400 ${code}.`);
  });
});

describe("The time after which to ask again", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-01-01T00:00:00Z") });
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ["seconds", { "retry-after": "7" }, 7],
    ["parts of seconds", { "retry-after": "12.25" }, 12.25],
    ["milliseconds", { "retry-after-ms": "1500" }, 1.5],
    ["both, of which milliseconds are exact", { "retry-after-ms": "20", "retry-after": "1" }, 0.02],
    ["seconds beside milliseconds that are none", { "retry-after-ms": "x", "retry-after": "1" }, 1],
    ["a date", { "retry-after": "Thu, 01 Jan 2026 00:00:30 GMT" }, 30],
    ["a date that is past", { "retry-after": "Wed, 31 Dec 2025 23:59:00 GMT" }, 0],
    ["a word", { "retry-after": "soon" }, null],
    ["a unit", { "retry-after": "7s" }, null],
    ["a sign", { "retry-after": "x7" }, null],
    ["nothing", {}, null],
  ])("is told by %s", (_name, headers, seconds) => {
    expect(refuse(429, "", headers).retryAfterSeconds).toBe(seconds);
  });

  it("is none where asking again doesn't help", () => {
    expect(refuse(401, "", { "retry-after": "7" }).retryAfterSeconds).toBeNull();
  });
});

describe("An error in the middle of an answer", () => {
  it.each([
    [{ code: 429 }, "busy", "429"],
    [{ code: 400 }, "rejected", "400"],
    [{ code: 599 }, "busy", "599"],
    [{ status: 402, code: "out_of_money" }, "exhausted", "402 out_of_money"],
    [{ code: "server_error", status: 503 }, "busy", "503 server_error"],
    [{ type: "overloaded_error" }, "busy", "overloaded_error"],
    [{ code: "insufficient_quota" }, "exhausted", "insufficient_quota"],
    [{ type: "invalid_request_error" }, "rejected", "invalid_request_error"],
    [{ type: "authentication_error" }, "rejected", "authentication_error"],
    [{ type: "permission_error" }, "rejected", "permission_error"],
    [{ type: "not_found_error" }, "rejected", "not_found_error"],
    [{ code: "model_not_found" }, "rejected", "model_not_found"],
    [
      { type: "server_error", code: "request_too_large" },
      "rejected",
      "server_error request_too_large",
    ],
    [{ code: "was_invalid_call" }, "busy", "was_invalid_call"],
    [{ code: "model_not_found_yet" }, "busy", "model_not_found_yet"],
    [{ code: 399 }, "busy", "no code"],
    [{ code: 600 }, "busy", "no code"],
    [{ code: "400" }, "busy", "no code"],
    ["the lighthouse keeper", "busy", "no code"],
    [null, "busy", "no code"],
  ] as const)("%j is %s", (error, kind, codes) => {
    const { message, ...fault } = toErrorInAnswer(error, true);
    expect(fault).toMatchObject({ name: "ProviderFault", kind, retryAfterSeconds: null });
    expect(message).toBe(`The provider broke off: ${codes}.`);
  });

  it("tells whether the answer had begun, as a refusal never has", () => {
    expect(toErrorInAnswer({ code: 503 }, true).hasBegun).toBe(true);
    expect(toErrorInAnswer({ code: 503 }, false).hasBegun).toBe(false);
    expect(refuse(503).hasBegun).toBe(false);
  });
});
