/** One page of the list of a bucket's objects. */
export interface S3Listing {
  readonly keys: readonly string[];
  /** Asks for the next page; null on the last one. */
  readonly continuation: string | null;
}

/**
 * Reads the answer to ListObjectsV2. Only the texts of three elements are needed. They have no attributes and occur
 * nowhere else, so regular expressions are enough. Without an XML parser there are no attacks by entities.
 *
 * @throws when the answer is not a list
 */
export function readS3Listing(xml: string): S3Listing {
  if (!/<ListBucketResult[\s>]/.test(xml))
    throw new Error("S3 answered something else than a list.");
  const isTruncated = textsOf("IsTruncated", xml)[0] === "true";
  const continuation = textsOf("NextContinuationToken", xml)[0] ?? null;
  if (isTruncated && continuation === null) throw new Error("S3's list breaks off.");
  return { keys: textsOf("Key", xml), continuation: isTruncated ? continuation : null };
}

function textsOf(element: string, xml: string): string[] {
  const pattern = new RegExp(`<${element}>([^<]*)</${element}>`, "g");
  return Array.from(xml.matchAll(pattern), ([, text = ""]) => unescape(text));
}

const namedEntities = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"],
]);

/** The five entities that XML itself defines. A list has no others. */
function unescape(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/g,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return namedEntities.get(name) ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
