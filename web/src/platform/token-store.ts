/** Stores the bearer token of an app that can't use cookies. No call rejects. */
export interface TokenStore {
  /** Returns the token; null if there is none. */
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  remove(): Promise<void>;
}
