/** Stays on the screen after the mail was asked for: the toast is gone before anybody has looked into the inbox. */
export const mailOnItsWay =
  "The mail is on its way. If it isn't there in a few minutes, look in your spam folder.";
