/** Whether the client has this version, by its `If-None-Match` header (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const etags = (header ?? "").split(",").map((part) => withoutWeakness(part.trim()));
  return etags.includes("*") || etags.includes(withoutWeakness(etag));
}

const withoutWeakness = (etag: string) => etag.replace(/^W\//, "");
