import type { PrivacyFacts } from "@hearten/contract/privacy.ts";
import { describe, expect, it } from "vitest";
import { describePrivacy } from "./describe-privacy.ts";

const ownHouse: PrivacyFacts = {
  accounts: "here",
  documents: "here",
  mediaHost: null,
  writer: null,
  voice: null,
  mailHost: null,
};
const pageOf = (facts: Partial<PrivacyFacts>) =>
  describePrivacy({ ...ownHouse, ...facts })
    .flatMap(({ sentences }) => sentences)
    .join("\n");

describe("The privacy page", () => {
  it("says that nothing leaves a server that does everything itself", () => {
    const page = pageOf({});
    expect(page).toContain("On this server: your account, your words and your audio.");
    expect(page).toContain("Nothing that you write.");
    expect(page).toContain("The hour and days of your reminder, if you want one.");
    expect(page).toContain("what you add, for 90 days, even if you remove the inspiration.");
    expect(page).toContain("a copy of its text with it only if you allow it.");
    expect(page).not.toMatch(/goes? to |Firebase/);
  });

  it("names who writes, who speaks and who delivers mail elsewhere, and the switch", () => {
    const page = pageOf({
      writer: { name: "claude", thirdParty: "api.anthropic.com" },
      voice: { name: null, thirdParty: "api.elevenlabs.io" },
      mailHost: "smtp.example.com",
    });
    expect(page).toContain(
      "To write an inspiration, what is on your mind, your goals, what Hearten reads in them, and titles and lines of your last ten inspirations go to api.anthropic.com (claude).",
    );
    expect(page).toContain("the finished text goes to api.elevenlabs.io.");
    expect(page).toContain("your email address goes to smtp.example.com");
    expect(page).toContain("Keep my words on this server");
    expect(page).not.toContain("Nothing that you write.");
  });

  it("takes a model in the operator's own network for the server itself", () => {
    expect(pageOf({ writer: { name: "llama3.2", thirdParty: null } })).toContain(
      "Nothing that you write.",
    );
  });

  it("names who keeps what on the hosted stack", () => {
    const page = pageOf({ accounts: "firebase", documents: "firestore", mediaHost: "s3.example" });
    expect(page).not.toContain("On this server:");
    expect(page).toContain("With Google, in Firebase: your account and password.");
    expect(page).toContain("With Google, in Cloud Firestore: your words.");
    expect(page).toContain("At s3.example: your audio and pictures.");
  });
});
