/**
 * The statuses of gRPC that the queue tells apart. Firestore's client declares them, but its module
 * does not export them by name.
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

/** Milliseconds within which a call is answered; by themselves the clients try for ten minutes. */
const callMilliseconds = 5_000;

/** The status with which one of Google's services refused a call; null for any other error. */
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

/** Whether the call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && transientStatuses.includes(status);
}

/** How a call is made that is not worth a second try. */
export const withoutRetries = { timeout: callMilliseconds, retry: null };

/** How a call is made that must succeed if it can. */
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
