/** Milliseconds that a provider may take to revoke a token. */
export const revocationTimeout = 5_000;
/** Milliseconds for which we try again to reach a provider. */
export const revocationRetryPeriod = 3 * 24 * 60 * 60 * 1_000;
