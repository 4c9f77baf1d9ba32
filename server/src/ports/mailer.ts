/** One mail to one person, as plain text and as HTML. */
export interface Mail {
  /** An e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail. Rejects with the reason when it fails. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Releases the resources of the mailer. */
  close(): Promise<void>;
}
