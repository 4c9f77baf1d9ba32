// The stand-ins, and a person who walks through their pages.
import type { Log } from "../ports/log.ts";
import type { StandInClient } from "./clients.ts";
import { startStandIns as start } from "./start-stand-ins.ts";

interface RunningStandIns {
  readonly google: StandInClient;
  readonly apple: StandInClient;
  stop(): Promise<void>;
}

/** What is typed and pressed on the sign-in page. */
export interface Typed {
  readonly email?: string;
  readonly name?: string;
  readonly isVerified?: boolean;
  readonly cancels?: boolean;
}

const silent = () => undefined;
const silentLog: Log = { debug: silent, info: silent, warn: silent, error: silent };

/** Both stand-ins. Their clients come back to `http://127.0.0.1:1/callback`. */
export async function startStandIns(): Promise<RunningStandIns> {
  const { clients, stop } = await start({
    providers: ["google", "apple"],
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:1",
    redirectUriOf: () => "http://127.0.0.1:1/callback",
    webOrigins: [],
    log: silentLog,
  });
  const [google, apple] = clients;
  if (google === undefined || apple === undefined) throw new Error("They are not both there.");
  return { google, apple, stop };
}

type Browser = (address: URL | string, form?: URLSearchParams) => Promise<Response>;

/** A browser of few words: it keeps cookies, each for its path, and does not follow. */
export function createBrowser(): Browser {
  const jar = new Map<string, { value: string; path: string }>();
  return async (address, form) => {
    const { pathname } = new URL(address);
    const sent = [...jar].filter(([, { path }]) => pathname.startsWith(path));
    const response = await fetch(address, {
      method: form === undefined ? "GET" : "POST",
      ...(form === undefined ? {} : { body: form }),
      redirect: "manual",
      headers: {
        accept: "text/html",
        cookie: sent.map(([name, { value }]) => `${name}=${value}`).join("; "),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      jar.set(name, { value, path: /; *path=([^;]*)/i.exec(cookie)?.[1] ?? "/" });
    }
    return response;
  };
}

/**
 * Walks from a stand-in's authorization address through its page.
 *
 * @returns what the stand-in gives to the client's redirect address, by query or by form
 */
export async function passStandIn(
  address: URL | string,
  typed: Typed,
  browse = createBrowser(),
): Promise<URLSearchParams> {
  const page = await follow(browse, address);
  const answer = await browse(
    page.url,
    new URLSearchParams({
      email: typed.email ?? "",
      name: typed.name ?? "",
      ...((typed.isVerified ?? true) ? { verified: "on" } : {}),
      ...(typed.cancels ? { cancel: "yes" } : {}),
    }),
  );
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`The page stayed: ${await answer.text()}`);
  const end = await browse(location);
  // A browser's console would show it as a fault.
  if (end.status >= 400) throw new Error(`An error status: ${end.status}`);
  const query = end.headers.get("location");
  return query === null ? readForm(await end.text()) : new URL(query).searchParams;
}

/** Opens an address of a stand-in as far as its page. */
async function follow(browse: ReturnType<typeof createBrowser>, address: URL | string) {
  const answer = await browse(address);
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`No page: ${answer.status} ${await answer.text()}`);
  const page = await browse(new URL(location, address));
  if (page.status !== 200) throw new Error(`No page: ${page.status}`);
  return page;
}

function readForm(text: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const [, name = "", value = ""] of text.matchAll(
    /type="hidden" name="(.*?)" value="(.*?)"/g,
  ))
    form.append(name, decode(value));
  return form;
}

function decode(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
