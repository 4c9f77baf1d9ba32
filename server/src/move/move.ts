import { type Firestore, Timestamp } from "@google-cloud/firestore";
import type { Auth } from "firebase-admin/auth";
import type { Media } from "../ports/media.ts";
import { createAccountsPart } from "./accounts-part.ts";
import { createDocumentParts } from "./document-parts.ts";
import type { Embedded } from "./embedded.ts";
import { createMediaPart } from "./media-part.ts";
import type { Tell } from "./part.ts";
import { createPause } from "./retry.ts";

/** Where the hosted stack keeps what it has. */
export interface Hosted {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly media: Media;
}

interface MoveOptions {
  /** Whether everything is compared and nothing written. */
  readonly isCheck: boolean;
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

/**
 * Brings everything of an installation to the hosted stack, and compares it there. It can be broken
 * off at any moment and done again: what is there already and the same is not written anew. Once
 * everything of here was the same there, the target remembers, whatever else it holds, and from then
 * on is only compared: what people have changed or deleted there does not come back.
 *
 * @returns whether here and there are the same
 */
export async function moveInstallation(
  here: Embedded,
  { auth, firestore, media }: Hosted,
  { isCheck, tell, signal }: MoveOptions,
): Promise<boolean> {
  const { deletions, generations, profiles, inspirations, reports } = createDocumentParts(
    here,
    firestore,
  );
  const files = createMediaPart(here, media, firestore, createPause(signal));
  const accounts = createAccountsPart(here, auth);
  // Whoever leaves is known first. Nothing points to what is not there yet: files come before the
  // inspirations, and people can sign in once all of theirs is there.
  const parts = [deletions, files, generations, profiles, inspirations, reports, accounts];

  const record = firestore.doc(`moves/${here.id}`);
  const endedAt: unknown = (await record.get()).get("endedAt");
  const isEnded = endedAt instanceof Timestamp;
  if (isEnded)
    tell(
      `It was moved on ${endedAt.toDate().toISOString()}; nothing is written now. To move again, remove the document ${record.path} there first.`,
    );

  if (!isCheck && !isEnded)
    for (const part of parts) {
      const tally = await part.bring(tell, signal);
      tell(`${part.name}: ${tally.here} here, ${tally.written} written.`);
    }

  let differing = 0;
  let strangers = 0;
  for (const part of parts) {
    const tally = await part.compare(tell, signal);
    differing += tally.differing;
    strangers += tally.strangers;
    tell(
      `${part.name}: ${tally.here} here, ${tally.here - tally.differing} the same at the target.`,
    );
  }
  await tellWhatStays(here, tell);
  if (!isCheck && !isEnded && differing === 0) await record.set({ endedAt: Timestamp.now() });
  return differing + strangers === 0;
}

async function tellWhatStays(here: Embedded, tell: Tell): Promise<void> {
  const strayFiles = await here.countStrayFiles();
  if (strayFiles > 0)
    tell(`Not moved: files of no inspiration, or of people who leave: ${strayFiles}.`);
  const tokens = here.countProviderTokens();
  if (tokens > 0)
    tell(`Not moved: tokens of Apple's, which only this installation can open: ${tokens}.`);
  let pending = 0;
  for (const [, deletion] of here.deletions()) pending += deletion.providerTokens.length;
  if (pending > 0)
    tell(`Not moved: tokens of people who leave, not revoked at Apple yet: ${pending}.`);
}
