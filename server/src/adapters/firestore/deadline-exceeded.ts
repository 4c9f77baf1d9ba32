/**
 * That no answer came in the time that a caller has, which is shorter than what Google's clients take.
 * Its code is the one that they would give in the end, `DEADLINE_EXCEEDED`.
 *
 * @see https://grpc.io/docs/guides/status-codes/
 */
export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
  readonly code = 4;
}
