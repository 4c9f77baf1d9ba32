import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { PackedMedia } from "./inspiration-files.ts";
import { titleOf, toDate, toMinutes, whyUnfinished } from "./plain-words.ts";

const style = `
:root { color-scheme: light dark; --back: #fdf5ef; --card: #fffdfb; --ink: #3a2337; --soft: #6d5667; --line: #e9dcd2; }
@media (prefers-color-scheme: dark) { :root { --back: #1d1420; --card: #291d2c; --ink: #f6ebe4; --soft: #c5b3be; --line: #423145; } }
* { box-sizing: border-box; }
body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { margin: 0; font-family: ui-serif, Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { font-size: 2.25rem; }
h2 { font-size: 1.375rem; }
article { display: grid; grid-template-columns: 6rem minmax(0, 1fr); column-gap: 1rem; margin-top: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 1.375rem; background: var(--card); }
img { width: 6rem; height: 6rem; border-radius: 1rem; object-fit: cover; }
div { grid-column: 2; }
audio, details { grid-column: 1 / -1; width: 100%; margin-top: 0.75rem; }
p { margin: 0.25rem 0 0; color: var(--soft); }
summary { cursor: pointer; }
.words { margin-top: 0.75rem; color: inherit; white-space: pre-line; }
div:first-child, div:first-child ~ * { grid-column: 1 / -1; }
@media (min-width: 36rem) { img { grid-row: span 4; } audio, details { grid-column: 2; } }
`;

/** The page that shows and plays everything without a network. It has no scripts. */
export function toIndexPage(sections: readonly string[]): string {
  const body =
    sections.length > 0 ? sections.join("\n") : "<p>There are no inspirations here yet.</p>";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your personal inspirations</title>
<style>${style}</style>
<h1>Your personal inspirations</h1>
${body}
</html>
`;
}

/** The section of one inspiration on the page, as HTML. */
export function toIndexSection(
  inspiration: StoredInspiration,
  folder: string,
  media: PackedMedia,
): string {
  const { preference, createdAt, length, description, scriptText } = inspiration;
  const title = escape(titleOf(inspiration));
  const toAddress = (name: string) =>
    escape([...folder.split("/"), name].map(encodeURIComponent).join("/"));
  const about = [preference, toDate(createdAt), toMinutes(length)].filter(Boolean).join(" · ");
  const unfinished = whyUnfinished(inspiration);
  const lines = [
    media.cover === null ? null : `<img src="${toAddress(media.cover)}" alt="" loading="lazy">`,
    `<div>\n<h2>${title}</h2>\n<p>${escape(about)}</p>`,
    unfinished === null ? null : `<p>${escape(unfinished)}</p>`,
    "</div>",
    media.audio === null
      ? null
      : `<audio controls preload="none" src="${toAddress(media.audio)}" aria-label="${title}"></audio>`,
    toDetails("What was on your mind", description),
    scriptText === null ? null : toDetails("The words", scriptText),
  ];
  return `<article>\n${lines.filter((line) => line !== null).join("\n")}\n</article>`;
}

const toDetails = (summary: string, text: string) =>
  `<details><summary>${summary}</summary><p class="words">${escape(text)}</p></details>`;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");
