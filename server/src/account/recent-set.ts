import { createHash, randomBytes } from "node:crypto";

/** Names that a row is meant for, and twice as many places: of rows so filled by chance one in 7,700 is too short. */
const namesOfRow = 16;
const rowLength = 2 * namesOfRow;
/** A name is known by so many bytes of its digest, and by its row: that two of 50,000 are taken for one is less likely than one in 100 million. */
const bytesOfName = 6;
const bytesOfRow = 4;

/** Remembers the names that were added last. */
export interface RecentSet {
  has(name: string): boolean;
  add(name: string): void;
}

/**
 * A set-associative cache, as processors have: a name's digest says in which row it stands, and a full row forgets its oldest.
 * It takes all its memory at once, 16 bytes a name, and holds digests instead of names: nothing of somebody who has left.
 *
 * @param capacity names that are remembered, but for a few of a row that is too short; some of those before them are, too
 * @param salt so that nobody can choose names that fall in somebody's row
 */
export function createRecentSet(capacity: number, salt = randomBytes(16)): RecentSet {
  const rows = Math.ceil(capacity / namesOfRow);
  const digests = new Float64Array(rows * rowLength);
  const placeOf = (name: string) => {
    const hash = createHash("sha256").update(salt).update(name).digest();
    const start = (hash.readUIntBE(bytesOfName, bytesOfRow) % rows) * rowLength;
    // An empty place holds 0.
    const digest = hash.readUIntBE(0, bytesOfName) + 1;
    return { digest, row: digests.subarray(start, start + rowLength) };
  };
  return {
    has(name) {
      const { digest, row } = placeOf(name);
      return row.includes(digest);
    },
    add(name) {
      const { digest, row } = placeOf(name);
      const present = row.indexOf(digest);
      row.copyWithin(1, 0, present === -1 ? rowLength - 1 : present);
      row[0] = digest;
    },
  };
}
