import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { tellPrivacy } from "./tell-privacy.ts";

const ownHouse = {
  accounts: "here",
  documents: "here",
  mediaHost: null,
  writer: null,
  voice: null,
  mailHost: null,
};
const claude = { WRITER: "anthropic", WRITER_KEY: "not-to-be-told", WRITER_MODEL: "claude" };
const ollama = {
  WRITER: "openai",
  WRITER_URL: "http://127.0.0.1:11434/v1",
  WRITER_MODEL: "llama3.2",
};
const elevenLabs = { VOICE: "elevenlabs", VOICE_KEY: "not-to-be-told", VOICE_MODEL: "flash" };
const smtp = { SMTP_URL: "smtps://name:not-to-be-told@smtp.example.com", MAIL_FROM: "a@b.example" };

describe("What the privacy page is told", () => {
  it.each([
    [{}, {}],
    [{ VOICE: "system" }, {}],
    [ollama, { writer: { name: "llama3.2", thirdParty: null } }],
    [
      { ...claude, ...elevenLabs },
      {
        writer: { name: "claude", thirdParty: "api.anthropic.com" },
        voice: { name: "flash", thirdParty: "api.elevenlabs.io" },
      },
    ],
    [smtp, { mailHost: "smtp.example.com" }],
  ])("follows the settings: %j", (variables, differences) => {
    const facts = tellPrivacy(readConfig(variables));
    expect(facts).toEqual({ ...ownHouse, ...differences });
    expect(JSON.stringify(facts)).not.toContain("not-to-be-told");
  });

  it("names whoever keeps it on the hosted stack", () => {
    const config = readConfig({});
    const stack = {
      ...config.stack,
      identity: "firebase",
      documents: "firestore",
      media: "s3",
    } as const;
    const s3 = { ...config.s3, endpoint: "https://s3.example.com" };
    expect(tellPrivacy({ ...config, stack, s3 })).toEqual({
      ...ownHouse,
      accounts: "firebase",
      documents: "firestore",
      mediaHost: "s3.example.com",
      mailHost: "firebase.google.com",
    });
  });
});
