/** The system's errors that end when the operator makes room or the load is over. */
const systemCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EROFS", "EMFILE", "ENFILE", "ENOMEM"]);

/**
 * Primary result codes of SQLite for the same (sqlite.org/rescode.html): busy, locked, out of
 * memory, read-only, input or output error, full, can't open.
 */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);

/**
 * SQLite ends a transaction by itself for such an error and no other
 * (sqlite.org/lang_transaction.html, section 3); whoever then rolls back hides the reason.
 */
const rolledBackBefore = "cannot rollback - no transaction is active";

/**
 * Statuses with which Google's clients say that a service has no answer, or not now
 * (grpc.io/docs/guides/status-codes): deadline exceeded, resource exhausted, aborted, unavailable.
 */
const grpcStatuses = new Set<unknown>([4, 8, 10, 14]);

/** Whether the machine or a service could not do what was asked, so that trying later may help. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.name === "S3Error" && "status" in error) return isPassingStatus(error.status);
  if (error.code !== "ERR_SQLITE_ERROR")
    return systemCodes.has(error.code) || grpcStatuses.has(error.code);
  if (error.message === rolledBackBefore) return true;
  // The upper bits of an extended code say more precisely what the lowest eight do.
  return "errcode" in error && sqliteCodes.has(Number(error.errcode) & 0xff);
}

/** Whether S3 gave no answer (null), or one that says to come back later. */
function isPassingStatus(status: unknown): boolean {
  return status === null || status === 429 || Number(status) >= 500;
}
