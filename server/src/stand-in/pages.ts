import type { Provider } from "@hearten/contract/account.ts";
import { html } from "hono/html";
import type { TypedForm } from "./people.ts";

type Html = ReturnType<typeof html>;

const providerNames: Record<Provider, string> = { google: "Google", apple: "Apple" };

/** @param typed null for an empty form; else a form with an invalid address, to be corrected */
export function signInPage(provider: Provider, stylesheet: string, typed: TypedForm | null): Html {
  const name = providerNames[provider];
  return page(
    `Stand-in for ${name}`,
    stylesheet,
    html`<p>
        This is not ${name}. It's a stand-in that runs on this machine, so that Hearten can be tried
        without an account at ${name}. It asks for no password: anybody can sign in here as anybody.
      </p>
      <form method="post" novalidate>
        <div class="field">
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            maxlength="320"
            autofocus
            required
            value="${typed?.email ?? ""}"
            ${typed === null ? "" : html`aria-invalid="true" aria-describedby="email-error"`}
          />
          ${
            typed === null
              ? ""
              : html`<p id="email-error" class="error" role="alert">
                  Please enter an email address, such as ann@example.com.
                </p>`
          }
        </div>
        <div class="field">
          <label for="name">Name</label>
          <input
            id="name"
            name="name"
            type="text"
            autocomplete="name"
            maxlength="100"
            aria-describedby="name-hint"
            value="${typed?.name ?? ""}"
          />
          <p id="name-hint" class="hint">You can leave this out.</p>
        </div>
        <label class="check">
          <input name="verified" type="checkbox" ${(typed?.isVerified ?? true) ? "checked" : ""} />
          Email is verified
        </label>
        <div class="buttons">
          <button type="submit">Continue</button>
          <button type="submit" name="cancel" value="yes" class="quiet" formnovalidate>
            Cancel
          </button>
        </div>
      </form>`,
  );
}

/** The page for a sign-in that can't go on. */
export function endedPage(provider: Provider, stylesheet: string, reason: string): Html {
  return page(
    `Stand-in for ${providerNames[provider]}`,
    stylesheet,
    html`<p role="alert">This sign-in can't go on. Close this window and start again.</p>
      <p class="hint">${reason}</p>`,
  );
}

function page(title: string, stylesheet: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
