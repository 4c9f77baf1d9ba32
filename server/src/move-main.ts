// The command that moves an installation of the embedded stack to the hosted one.
import { parseArgs } from "node:util";
import { openFirestore } from "./adapters/firestore/open-firestore.ts";
import { openFirebaseAuthentication } from "./adapters/identity/open-firebase-authentication.ts";
import { createS3Media } from "./adapters/media/s3.ts";
import { ConfigError, loadEnvironmentFile, readConfig } from "./config.ts";
import { openEmbedded } from "./move/embedded.ts";
import { moveInstallation } from "./move/move.ts";

/** Whatever the settings pick port by port, the move is from one whole stack to the other. */
const everyPort = { IDENTITY: "", DOCUMENTS: "", QUEUE: "", MEDIA: "", ROLE: "" };

let isUnderWay = false;

async function main(): Promise<boolean> {
  loadEnvironmentFile();
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const { googleCloud, s3 } = readConfig({ ...process.env, ...everyPort, STACK: "hosted" });
  const { dataDirectory } = readConfig({ ...process.env, ...everyPort, STACK: "embedded" });
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => stopping.abort(new Error("It was broken off; run it again.")));

  const here = await openEmbedded(dataDirectory ?? "");
  const firestore = openFirestore(googleCloud.projectId, googleCloud.firestoreDatabase);
  try {
    isUnderWay = true;
    const auth = openFirebaseAuthentication(googleCloud.projectId);
    tell(`From ${dataDirectory} to the project ${googleCloud.projectId} and bucket ${s3.bucket}.`);
    return await moveInstallation(
      here,
      { auth, firestore, media: createS3Media(s3) },
      { isCheck: values.check, tell, signal: stopping.signal },
    );
  } finally {
    await firestore.terminate();
    await here.close();
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const isSame = await main();
  tell(isSame ? "Everything is there." : "Not everything is the same; the lines above name it.");
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  const sentences =
    error instanceof ConfigError
      ? error.sentences
      : [error instanceof Error ? error.message : String(error)];
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  if (isUnderWay) process.stderr.write("Nothing is lost: run it again, and it goes on.\n");
  process.exitCode = 1;
}
