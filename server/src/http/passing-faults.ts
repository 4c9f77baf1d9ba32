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
  if (!(error instanceof Error)) return false;
  // Of our own clients of services, the error itself knows.
  if ("mayPass" in error) return error.mayPass === true;
  if (!("code" in error)) return false;
  if (error.code !== "ERR_SQLITE_ERROR")
    return systemCodes.has(error.code) || grpcStatuses.has(error.code);
  if (error.message === rolledBackBefore) return true;
  // The upper bits of an extended code say more precisely what the lowest eight do.
  return "errcode" in error && sqliteCodes.has(Number(error.errcode) & 0xff);
}
