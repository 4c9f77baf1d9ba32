import type { Uid } from "@hearten/contract/ids.ts";
import type { PresentedCredential } from "../ports/authentication-provider.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { type AccountFixture, cookieOf, createAccountFixture } from "./account.fixture.ts";
import { createPopupState } from "./popup-state.ts";

const email = "ann@example.com";

describe("A provider's credential", () => {
  let fixture: AccountFixture;
  beforeEach(() => {
    fixture = createAccountFixture();
  });

  const post: AccountFixture["post"] = (...call) => fixture.post(...call);
  const signIn = (presented: PresentedCredential, more: object = {}, cookie = "") =>
    post("sign-in-with-credential", { credential: presented.credential, ...more }, { cookie });
  const link = (presented: PresentedCredential, cookie: string) =>
    post("link-credential", { credential: presented.credential }, { cookie });
  const readProfile = (answer: { body: { person: { uid: Uid } } }) =>
    fixture.documents.profiles.read(answer.body.person.uid);

  it("signs in, by cookie or by token, and makes a profile with the name that was told", async () => {
    const name = { displayName: "Ann Example", firstName: null, lastName: null };
    const told = { subject: "1", email, isEmailVerified: true, name };
    const answer = await signIn(fixture.google.present(told));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ person: { email, methods: ["google"] }, token: null });
    expect(cookieOf(answer)).not.toBe("");
    expect(await readProfile(answer)).toMatchObject({ email, ...name });

    const bearer = await signIn(fixture.google.present(told), { carrier: "bearer" });
    expect(bearer.body.token).toEqual(expect.any(String));
    expect(bearer.headers.getSetCookie()).toEqual([]);
  });

  it("gives the profile Apple's first and last name", async () => {
    const name = { displayName: "Ann Example", firstName: "Ann", lastName: "Example" };
    const answer = await signIn(fixture.apple.present({ subject: "1", email, name }));
    expect(await readProfile(answer)).toMatchObject(name);
  });

  it("gives the profile no first and last name when Apple is linked to an account", async () => {
    const name = { displayName: "Ann Example", firstName: "Ann", lastName: "Example" };
    const cookie = cookieOf(await post("create", { email, password: "secret" }));
    await link(fixture.apple.present({ subject: "1", name }), cookie);
    const answer = await signIn(fixture.apple.present({ subject: "1", name }));
    expect(await readProfile(answer)).toMatchObject({ email, firstName: null, lastName: null });
  });

  it("gives the profile no first and last name at a later sign-in by Apple", async () => {
    const name = { displayName: "Ann Example", firstName: "Ann", lastName: "Example" };
    await signIn(fixture.apple.present({ subject: "1" }));
    const answer = await signIn(fixture.apple.present({ subject: "1", name }));
    expect(await readProfile(answer)).toMatchObject({ firstName: null, lastName: null });
  });

  it("notes a later sign-in, and leaves the name that the person goes by", async () => {
    const name = { displayName: "Ann Example", firstName: null, lastName: null };
    const told = { subject: "1", email, isEmailVerified: true, name };
    const { body } = await signIn(fixture.google.present(told));
    const long = "2020-01-01T00:00:00.000Z";
    const { uid } = body.person;
    await fixture.documents.profiles.update(uid, { displayName: "Annie", lastLoginAt: long });
    const answer = await signIn(fixture.google.present(told));
    const profile = await readProfile(answer);
    expect(profile?.displayName).toBe("Annie");
    expect(Date.parse(profile?.lastLoginAt ?? "")).toBeGreaterThan(Date.parse(long));
  });

  it("is used with the secret of its own popup, which works once", async () => {
    const waiting = { origin: "https://a.example", attempt: "a-name_nobody-can-guess-1" };
    const [state, other] = [createPopupState(waiting), createPopupState(waiting)];
    const { popupCookies, google, presented } = fixture;
    const cookie = [
      ...popupCookies.keep(new Headers(), state, "its secret"),
      ...popupCookies.keep(new Headers(), other, "another"),
    ]
      .map((value) => value.split(";")[0])
      .join("; ");
    const { credential, popupSecret: _ } = google.present({ subject: "1", email });
    const answer = await signIn(
      { credential: { ...credential, state } as never, popupSecret: null },
      {},
      cookie,
    );
    expect(presented.map(({ popupSecret }) => popupSecret)).toEqual(["its secret"]);
    expect(answer.headers.getSetCookie()).toContain(popupCookies.forget(state));
  });

  it("is used without a secret if the browser began no popup", async () => {
    await signIn(fixture.google.present({ subject: "1", email }));
    expect(fixture.presented.map(({ popupSecret }) => popupSecret)).toEqual([null]);
  });

  it("is refused with the reason", async () => {
    const refused = await signIn(fixture.google.present({ subject: "1", email }));
    expect(refused.status).toBe(200);
    const used = fixture.google.present({ subject: "1", email });
    await signIn(used);
    for (const [presented, status, code] of [
      [used, 401, "invalid-credential"],
      [
        fixture.apple.present({ subject: "2", email }),
        409,
        "account-exists-with-different-credential",
      ],
    ] as const)
      expect(await signIn(presented)).toMatchObject({ status, body: { error: { code } } });
    fixture.google.isAway = true;
    expect(await signIn(fixture.google.present({ subject: "1", email }))).toMatchObject({
      status: 503,
      body: { error: { code: "unavailable" } },
    });
    const wrong = { ...used, credential: { ...used.credential, provider: "other" } as never };
    expect(await signIn(wrong)).toMatchObject({ status: 400 });
  });

  it("is linked to who is signed in, and to nobody else", async () => {
    const mine = fixture.apple.present({ subject: "1", email: "other@example.com" });
    expect((await link(mine, "")).status).toBe(401);
    const body = { email, password: "secret" };
    const cookie = cookieOf(await post("create", body));
    const linked = await link(mine, cookie);
    expect(linked).toMatchObject({
      status: 200,
      body: { person: { methods: ["password", "apple"] } },
    });
    const again = fixture.apple.present({ subject: "1" });
    expect((await link(again, cookie)).status).toBe(200);

    await signIn(fixture.google.present({ subject: "2", email: "bob@example.com" }));
    const bobs = fixture.google.present({ subject: "2", email: "bob@example.com" });
    expect(await link(bobs, cookie)).toMatchObject({
      status: 409,
      body: { error: { code: "credential-already-in-use" } },
    });
  });

  it("is rate-limited, and the answer says when to retry", async () => {
    const used = fixture.google.present({ subject: "1", email });
    for (let count = 0; count < 60; count += 1) await signIn(used);
    const answer = await signIn(used);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(fixture.presented).toHaveLength(60);
  });
});
