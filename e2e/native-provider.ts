// A sign-in with the native shell's client of a stand-in, as the dialog of the phone would make it.

/**
 * Signs in and returns the ID token.
 *
 * @param address of the product that started the stand-in
 * @param nonce that the dialog got
 */
export async function signInNatively(
  address: string,
  provider: "google" | "apple",
  person: { readonly email: string; readonly name: string },
  nonce: string,
): Promise<string> {
  // The stand-in listens at an address of its own.
  const popup = `${address}/api/account/popup/${provider}?origin=${address}&attempt=a-name-of-this-attempt`;
  const authorization = locationOf(await fetch(popup, { redirect: "manual" }), address);
  const issuer = authorization.split("/auth?")[0] ?? "";
  const client = `hearten.stand-in.${provider}.native`;
  const redirect = "http://127.0.0.1/native";
  const { authorization_endpoint, token_endpoint } = (await (
    await fetch(`${issuer}/.well-known/openid-configuration`)
  ).json()) as { readonly authorization_endpoint: string; readonly token_endpoint: string };

  const cookies = new Map<string, string>();
  const browse = async (to: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(to, {
      method: form === undefined ? "GET" : "POST",
      body: form === undefined ? null : new URLSearchParams(form),
      redirect: "manual",
      headers: { cookie: Array.from(cookies, (cookie) => cookie.join("=")).join("; ") },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(key, value);
    }
    return answer;
  };

  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: redirect,
    response_type: "code",
    scope: "openid email profile",
    nonce,
  });
  const page = locationOf(await browse(`${authorization_endpoint}?${query}`), issuer);
  const next = locationOf(await browse(page, { ...person, verified: "on" }), page);
  const end = locationOf(await browse(next), next);
  const code = new URL(end).searchParams.get("code") ?? "";
  const tokens = (await (
    await browse(token_endpoint, {
      grant_type: "authorization_code",
      client_id: client,
      redirect_uri: redirect,
      code,
    })
  ).json()) as { readonly id_token?: string };
  if (tokens.id_token === undefined) throw new Error(`No ID token: ${JSON.stringify(tokens)}`);
  return tokens.id_token;
}

const locationOf = (answer: Response, from: string): string =>
  new URL(answer.headers.get("location") ?? "", from).href;
