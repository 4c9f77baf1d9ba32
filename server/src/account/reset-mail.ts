import type { Mail } from "../ports/mailer.ts";

/** The mail with a one-time link to choose a new password. */
export function composeResetMail(to: string, link: string, minutes: number): Mail {
  const asked = "You asked for a new password for Hearten. Here is your link to choose one:";
  const holds = `It works once, for the next ${minutes} minutes.`;
  const ignore =
    "If it wasn't you who asked, you can leave this mail alone. Nothing happens, and your password stays as it is.";
  return {
    to,
    subject: "Choose a new password for Hearten",
    text: `Hello,\n\n${asked}\n\n${link}\n\n${holds}\n\n${ignore}\n\nHearten\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Choose a new password for Hearten</title></head>
<body style="margin:0;padding:24px;background:#fcf4ed;color:#321c2d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:28rem;margin:0 auto;padding:24px;border-radius:22px;background:#fefcf9">
<p>Hello,</p>
<p>${asked}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 22px;border-radius:999px;background:#b74e31;color:#fefcf9;font-weight:600;text-decoration:none">Choose a new password</a></p>
<p>${holds}</p>
<p style="color:#5d4656">${ignore}</p>
<p>Hearten</p>
</div>
</body>
</html>
`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
