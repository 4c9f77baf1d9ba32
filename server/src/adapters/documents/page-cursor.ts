import type { StoredInspiration } from "../../ports/documents/inspiration-store.ts";

/** The place in the list, newest first, after which a page begins. */
export interface Place {
  readonly createdAt: string;
  readonly id: string;
}

export function encodeCursor(last: StoredInspiration): string {
  return Buffer.from(`${last.createdAt} ${last.id}`).toString("base64url");
}

/** Null for a cursor that was not made here. */
export function decodeCursor(cursor: string): Place | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.+)$/.exec(
    Buffer.from(cursor, "base64url").toString(),
  );
  const [, createdAt, id] = match ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt, id };
}
