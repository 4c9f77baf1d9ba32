import { type PrivacyFacts, privacyEndpoints } from "@hearten/contract/privacy.ts";
import { type SpokenSample, spokenSample, sampleTextPath } from "@hearten/contract/sample.ts";
import * as v from "valibot";
import { createClient, type Transport } from "../api/create-client.ts";

/** What the privacy page tells. Rejects with an `ApiError`. */
export async function readPrivacy(transport: Transport): Promise<PrivacyFacts> {
  return (await createClient(privacyEndpoints, transport).readPrivacy({})).privacy;
}

/** What is spoken in the sample; null if it can't be read. */
export async function readSpokenSample({
  fetch,
}: Pick<Transport, "fetch">): Promise<SpokenSample | null> {
  try {
    return v.parse(spokenSample, await (await fetch(sampleTextPath)).json());
  } catch {
    return null;
  }
}
