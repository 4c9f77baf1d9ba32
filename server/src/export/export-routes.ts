import { archivePath, type exportEndpoints } from "@hearten/contract/export.ts";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { type Handlers, refuseOtherMethods } from "../http/contract-routes.ts";
import { answerWithDownload } from "../http/download.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { DeletionStore } from "../ports/documents/deletion-store.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import { Refusal } from "../ports/refusal.ts";
import type { ArchiveLinks } from "./archive-links.ts";
import { type ArchiveSources, packArchive } from "./archive.ts";
import { toZip } from "./zip.ts";

interface ExportParts extends ArchiveSources {
  readonly profiles: Pick<ProfileStore, "read">;
  readonly deletions: Pick<DeletionStore, "read">;
  readonly identity: Pick<Identity, "holdsSignIn">;
  readonly log: Log;
  readonly links: ArchiveLinks;
  /** By person: `orders` for new signed URLs, `downloads` for archives. */
  readonly rateLimits: { readonly orders: RateLimit; readonly downloads: RateLimit };
}

/** The call that returns the signed URL of a person's archive. */
export function createExportRoutes({
  links,
  rateLimits,
}: Pick<ExportParts, "links" | "rateLimits">): Handlers<typeof exportEndpoints> {
  return {
    async prepareExport(_input, { session }) {
      const { uid } = session.person;
      rateLimits.orders.consume(uid);
      return { archiveUrl: links.sign({ uid, signIn: session.id }) };
    },
  };
}

/** Serves archives at their signed URLs. */
export function mountExport(app: Hono<Bindings>, parts: ExportParts): void {
  const { profiles, deletions, identity, log, links, rateLimits } = parts;
  app.get(archivePath, async (context) => {
    const order = links.verify(new URL(context.req.url).searchParams);
    if (order === null || !(await identity.holdsSignIn(order.signIn))) throw notFound();
    const { uid } = order;
    const [profile, deletion] = await Promise.all([profiles.read(uid), deletions.read(uid)]);
    if (profile === null || deletion !== null) throw notFound();
    rateLimits.downloads.consume(uid);
    const packedAt = new Date();
    const day = packedAt.toISOString().slice(0, 10);
    const name = `hearten-${day}.zip`;
    const zip = toZip(packArchive(parts, { uid, profile, packedAt }));
    return answerWithDownload(context, { name, type: "application/zip" }, zip, log);
  });
  refuseOtherMethods(app, archivePath, ["GET"]);
}

function notFound(): Refusal {
  return new Refusal("not-found", "There is no such archive, or its address has ended.");
}
