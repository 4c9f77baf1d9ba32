import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createClient } from "./create-client.ts";

const profile = {
  email: "maya@example.com",
  createdAt: "2026-11-21T08:00:00.000Z",
  lastLoginAt: "2026-11-21T08:00:00.000Z",
  firstName: null,
  lastName: null,
  displayName: null,
  goals: [],
  hasCompletedOnboarding: false,
  voice: null,
  keepsWordsHere: false,
  reminder: null,
  calendarHash: null,
  updatedAt: "2026-11-21T08:00:00.000Z",
};

const creation = {
  recordId: "1",
  length: 3 as const,
  userGoals: ["I rest"],
  description: "A talk tomorrow",
};

/** A client of a server that always answers the same, and what it was asked. */
function setUp(answer: () => Response | Promise<Response>, token: string | null = null) {
  const requests: { address: string; init: RequestInit }[] = [];
  const onNotSignedIn = vi.fn<() => void>();
  const client = createClient(
    { ...commonEndpoints, ...authenticationEndpoints },
    {
      baseUrl: "https://api.example",
      fetch: async (address, init) => {
        requests.push({ address: new Request(address).url, init: init ?? {} });
        return answer();
      },
      token: () => Promise.resolve(token),
      onNotSignedIn,
    },
  );
  return { client, requests, onNotSignedIn };
}

const refuse = (status: number, code: string) =>
  Response.json({ error: { code, message: "no", field: "email" } }, { status });

describe("A call", () => {
  it("puts the input into path and body, and carries the cookie", async () => {
    const { client, requests } = setUp(() => Response.json({ profile }));
    await client.updateProfile({ goals: ["I rest"] });
    const [request] = requests;
    expect(request?.address).toBe("https://api.example/api/profile");
    expect(request?.init).toMatchObject({
      method: "PATCH",
      credentials: "include",
      body: '{"goals":["I rest"]}',
    });
    expect(new Headers(request?.init.headers).get("content-type")).toBe("application/json");
  });

  it("fills the path and leaves what stands there out of the body", async () => {
    const { client, requests } = setUp(() => refuse(404, "not-found"));
    const call = client.updateInspirationStatus({ id: "a/b", status: "processing" });
    await expect(call).rejects.toMatchObject({ code: "not-found" });
    expect(requests[0]?.address).toBe("https://api.example/api/inspirations/a%2Fb");
    expect(requests[0]?.init.body).toBe('{"status":"processing"}');
  });

  it("puts the input of a reading into the query", async () => {
    const page = { inspirations: [], nextCursor: null };
    const { client, requests } = setUp(() => Response.json(page));
    await client.listInspirations({ cursor: "a b" });
    await client.listInspirations({});
    expect(requests.map(({ address }) => address)).toEqual([
      "https://api.example/api/inspirations?cursor=a+b",
      "https://api.example/api/inspirations",
    ]);
    expect(requests[0]?.init.body).toBeNull();
  });

  it("carries the bearer token of a shell without cookies", async () => {
    const { client, requests } = setUp(() => Response.json({ profile }), "secret");
    await client.readProfile({});
    expect(new Headers(requests[0]?.init.headers).get("authorization")).toBe("Bearer secret");
  });

  it("may outlive the page", async () => {
    const { client, requests } = setUp(() => Response.json({}));
    await client.createAffirmation(creation, { keepalive: true });
    expect(requests[0]?.init.keepalive).toBe(true);
  });

  it("for a creation is posted as JSON to wherever the API is, with credentials", async () => {
    const { client, requests } = setUp(() => Response.json({}));
    await client.createAffirmation(creation);
    const [request] = requests;
    expect(request?.address).toBe("https://api.example/api/create-affirmation");
    expect(request?.init).toMatchObject({ method: "POST", credentials: "include" });
    expect(Object.fromEntries(new Headers(request?.init.headers))).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
    });
    expect(request?.init.body).toBe(JSON.stringify(creation));
  });

  it.each(["", "{}", '{"recordId":"1"}', '{"anything":1}'])(
    "for a creation is made whatever comes of it but a refusal: '%s'",
    async (answer) => {
      const { client } = setUp(() => new Response(answer));
      await expect(client.createAffirmation(creation)).resolves.not.toThrow();
    },
  );

  it("for a creation tells the status and the body of a refusal", async () => {
    const { client } = setUp(() => refuse(503, "unavailable"));
    await expect(client.createAffirmation(creation)).rejects.toMatchObject({
      code: "unavailable",
      message: '503 {"error":{"code":"unavailable","message":"no","field":"email"}}',
    });
  });
});

describe("A call that fails", () => {
  it("tells the contract's code and the field", async () => {
    const { client } = setUp(() => refuse(409, "email-in-use"));
    const call = client.createAccount({ email: "maya@example.com", password: "secret" });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({
      code: "email-in-use",
      field: "email",
      limit: null,
    });
  });

  it("tells how much the limit allows that was reached", async () => {
    const error = { code: "daily-limit", message: "no", limit: 50 };
    const { client } = setUp(() => Response.json({ error }, { status: 429 }));
    const call = client.addInspiration({ id: crypto.randomUUID(), length: 1, goals: "a talk" });
    await expect(call).rejects.toMatchObject({ code: "daily-limit", field: null, limit: 50 });
  });

  it("holds the status and the body for a developer", async () => {
    const { client } = setUp(() => new Response("<html>", { status: 502 }));
    const call = client.readProfile({});
    await expect(call).rejects.toMatchObject({ code: "unavailable", message: "502 <html>" });
  });

  it("says that no answer came", async () => {
    const { client } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(client.readProfile({})).rejects.toMatchObject({ code: "network" });
  });

  it("rejects with the signal's reason once the caller has given up", async () => {
    const { client } = setUp(() => Promise.reject(new TypeError("aborted")));
    const giveUp = new AbortController();
    giveUp.abort(new Error("left"));
    const call = client.readProfile({}, { signal: giveUp.signal });
    await expect(call).rejects.toThrow("left");
  });

  it("rejects an answer that is not what the contract says", async () => {
    const { client } = setUp(() => Response.json({ profile: { ...profile, goals: "none" } }));
    await expect(client.readProfile({})).rejects.toMatchObject({ code: "internal" });
  });

  it("tells that the sign-in has ended, and nothing else does", async () => {
    const ended = setUp(() => refuse(401, "not-signed-in"));
    await expect(ended.client.readProfile({})).rejects.toMatchObject({ code: "not-signed-in" });
    expect(ended.onNotSignedIn).toHaveBeenCalledOnce();

    const wrong = setUp(() => refuse(401, "wrong-credentials"));
    const call = wrong.client.signInWithPassword({ email: "m@example.com", password: "x" });
    await expect(call).rejects.toMatchObject({ code: "wrong-credentials" });
    expect(wrong.onNotSignedIn).not.toHaveBeenCalled();
  });
});
