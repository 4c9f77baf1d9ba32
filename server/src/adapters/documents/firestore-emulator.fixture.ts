/** The Firestore emulator that the tests run on. */
export const emulator = new URL(`http://${process.env["FIRESTORE_EMULATOR_HOST"]}`);

/** Gives the project other security rules from now on. */
export async function loadRules(project: string, rules: string): Promise<void> {
  const path = `/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: "firestore.rules", content: rules }] } });
  const answer = await fetch(new URL(path, emulator), { method: "PUT", body });
  if (!answer.ok) throw new Error(`The emulator refused the rules: ${await answer.text()}`);
}

/** The token of somebody who has signed in to the project; the emulator takes it unsigned. */
export function tokenOf(project: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: "ann",
    user_id: "ann",
    iat: now,
    exp: now + 3_600,
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
