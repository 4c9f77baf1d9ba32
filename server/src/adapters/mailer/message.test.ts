import { describe, expect, it } from "vitest";
import { toMessage } from "./message.ts";

const mail = { to: "ann@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const rawOf = (text: string) => {
  const [plain] = toMessage({ ...mail, text }, "hello@hearten.example").alternatives ?? [];
  return plain !== undefined && "raw" in plain ? plain.raw : null;
};

describe("A message", () => {
  it("leaves a plain text as it is, with lines as long as they may be, and ends with one line", () => {
    const head =
      "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n";
    const long = "x".repeat(998);
    expect(rawOf(`One\ttwo ~\n\r\n${long}\n\n`)).toBe(`${head}One\ttwo ~\r\n\r\n${long}\r\n`);
  });

  it.each(["x".repeat(999), "Grüße", "é plain", "plain é", "a\0b"])(
    "leaves a text to be encoded that mail servers would change: %#",
    (text) => {
      expect(rawOf(`Hello\n${text}\nGood-bye`)).toBeNull();
    },
  );

  it("asks other programs for no answer, and fetches nothing", () => {
    expect(toMessage(mail, "hello@hearten.example")).toMatchObject({
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
});
