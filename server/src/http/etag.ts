/** Whether the client has this version, by its `If-None-Match` header (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const etags = (header ?? "").split(",").map((part) => part.trim().replace(/^W\//, ""));
  return etags.includes("*") || etags.includes(etag);
}
