/** Errors of the operating system that end when there is room again, or less load. */
const systemCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EROFS", "EMFILE", "ENFILE", "ENOMEM"]);

/**
 * SQLite's primary result codes for the same (sqlite.org/rescode.html): busy, locked, out of
 * memory, read-only, input or output error, full, can't open.
 */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);

/**
 * SQLite itself ends a transaction after such an error, and after no other one
 * (sqlite.org/lang_transaction.html, section 3). better-auth rolls back its transactions all the same. That fails, and
 * its error hides the first one.
 */
const rolledBackBefore = "cannot rollback - no transaction is active";

/**
 * gRPC statuses with which Google's clients say that a service does not answer, or not now
 * (grpc.io/docs/guides/status-codes): deadline exceeded, resource exhausted, aborted, unavailable.
 */
const grpcStatuses = new Set<unknown>([4, 8, 10, 14]);

/** Whether the machine or a service failed in a way that may be over soon, so that a retry may help. */
export function isTransientFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The errors of our own clients know it themselves.
  if ("isTransient" in error) return error.isTransient === true;
  if (!("code" in error)) return false;
  if (error.code !== "ERR_SQLITE_ERROR")
    return systemCodes.has(error.code) || grpcStatuses.has(error.code);
  if (error.message === rolledBackBefore) return true;
  // The lowest eight bits of an extended code are the primary code.
  return "errcode" in error && sqliteCodes.has(Number(error.errcode) & 0xff);
}
