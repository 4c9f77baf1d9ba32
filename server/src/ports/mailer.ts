/** One mail to one person, in both of its forms. */
export interface Mail {
  /** An e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects with the reason when it can't be. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Releases what the mailer holds. */
  close(): Promise<void>;
}
