import { adviceFor } from "../api/advice.ts";

/** What is said when a person's words stay on the server from now on. */
export const wordsStay = "Your words stay on this server";

/** What is said when that could not be changed. */
export const keepingFailure = (error: unknown): string =>
  `Where your words go was not changed. ${adviceFor(error)}`;
