/**
 * No answer came within our time limit, which is shorter than that of Google's clients. It has the code that they
 * would give in the end, `DEADLINE_EXCEEDED`.
 *
 * @see https://grpc.io/docs/guides/status-codes/
 */
export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
  readonly code = 4;
}
