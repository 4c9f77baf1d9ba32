/**
 * Structured log. Fields hold ids, counts and durations; never what a person wrote, an address, a
 * token or a body.
 */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
