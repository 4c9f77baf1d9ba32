/** Keeps the proof of a sign-in where no cookie can. No call rejects. */
export interface TokenStore {
  /** Null when there is none. */
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  remove(): Promise<void>;
}
