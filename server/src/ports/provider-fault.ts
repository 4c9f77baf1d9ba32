/**
 * Why a provider's call has failed, by what can be done about it:
 *
 * - `busy`: it may pass; the same call can be made again (408, 409, 429 of a rate, 5xx, 529).
 * - `unreachable`: nobody answered, or the connection broke; it may pass.
 * - `exhausted`: the quota or the credit is used up, which no second call changes.
 * - `rejected`: the provider takes no such call: a wrong key, address, model or voice.
 * - `unusable`: it answered, and the answer is cut, refused, empty or no answer at all.
 */
export type ProviderFaultKind = "busy" | "unreachable" | "exhausted" | "rejected" | "unusable";

/**
 * A call to a provider of words or voices that has failed. Its message is made of the provider's status and codes alone:
 * what a provider says at length may repeat a person's words or a key, and belongs in no log.
 */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  readonly kind: ProviderFaultKind;
  /** Seconds after which the provider wants to be asked again; null when it named none. */
  readonly retryAfterSeconds: number | null;
  /** Whether its answer had begun, so that the call may have to be paid for. */
  readonly hasBegun: boolean;

  constructor(
    kind: ProviderFaultKind,
    message: string,
    {
      retryAfterSeconds = null,
      hasBegun = false,
      cause,
    }: { retryAfterSeconds?: number | null; hasBegun?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
    this.hasBegun = hasBegun;
  }
}
