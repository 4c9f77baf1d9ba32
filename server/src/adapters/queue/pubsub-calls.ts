/**
 * The gRPC statuses that the queue uses. Firestore's client declares them, but does not export them by name.
 *
 * @see https://grpc.io/docs/guides/status-codes/
 */
export const Status = {
  cancelled: 1,
  unknown: 2,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

/** Milliseconds for a call. By default the clients try for ten minutes. */
const callMilliseconds = 5_000;

/** The gRPC status of an error of Google's clients; null for any other error. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && "code" in error && typeof error.code === "number"
    ? error.code
    : null;
}

const transientStatuses: readonly number[] = [
  Status.unavailable,
  Status.internal,
  Status.unknown,
  Status.aborted,
  Status.cancelled,
];

/** Whether the error is transient, so that a retry may help. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && transientStatuses.includes(status);
}

/** Options for a call that is not worth a retry. */
export const withoutRetries = { timeout: callMilliseconds, retry: null };

/** Options for a call that should succeed: with retries and exponential backoff. */
export const withRetries = {
  retry: {
    retryCodes: [...transientStatuses],
    backoffSettings: {
      initialRetryDelayMillis: 100,
      retryDelayMultiplier: 2,
      maxRetryDelayMillis: 1_000,
      initialRpcTimeoutMillis: callMilliseconds,
      rpcTimeoutMultiplier: 1,
      maxRpcTimeoutMillis: callMilliseconds,
      totalTimeoutMillis: callMilliseconds,
    },
  },
};
