import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Bindings } from "./bindings.ts";
import { mountNativeApps, type NativeApps } from "./native-apps.ts";

const apple = "/.well-known/apple-app-site-association";
const google = "/.well-known/assetlinks.json";

function serve(apps: NativeApps) {
  const app = new Hono<Bindings>();
  mountNativeApps(app, apps);
  return (path: string) => app.request(path);
}

describe("What phones ask before an app may open links", () => {
  it("names the app of iOS, and the one screen, as JSON", async () => {
    const answer = await serve({ iosAppIds: ["A1B2C3D4E5.example.hearten"], android: null })(apple);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toEqual({
      applinks: {
        details: [
          { appIDs: ["A1B2C3D4E5.example.hearten"], components: [{ "/": "/reset-password" }] },
        ],
      },
      webcredentials: { apps: ["A1B2C3D4E5.example.hearten"] },
    });
  });

  it("names the app of Android by the certificates that sign it", async () => {
    const android = { id: "example.hearten", fingerprints: ["AB:CD"] };
    const answer = await serve({ iosAppIds: [], android })(google);
    expect(await answer.json()).toEqual([
      {
        relation: [
          "delegate_permission/common.handle_all_urls",
          "delegate_permission/common.get_login_creds",
        ],
        target: {
          namespace: "android_app",
          package_name: "example.hearten",
          sha256_cert_fingerprints: ["AB:CD"],
        },
      },
    ]);
  });

  it("is not there without an app", async () => {
    const ask = serve({ iosAppIds: [], android: null });
    expect((await ask(apple)).status).toBe(404);
    expect((await ask(google)).status).toBe(404);
  });
});
