import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const faultsOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
};

const missing = (names: readonly string[], service: string) =>
  names.map((name) => `${name} is missing: ${service} needs it.`);

describe("The settings", () => {
  const services = {
    GOOGLE_CLOUD_PROJECT: "hearten",
    FIREBASE_API_KEY: "key",
    S3_ENDPOINT: "https://storage.example",
    S3_BUCKET: "hearten-media",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "word",
  };

  it("have defaults for everything", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      webOrigins: [],
      dataDirectory: resolve("data"),
      logLevel: "info",
    });
    expect(readConfig({ PORT: "", DATA_DIR: "" })).toEqual(readConfig({}));
  });

  it("bound what one person may create in a day", () => {
    expect(readConfig({}).inspirationsPerDay).toBe(50);
    expect(readConfig({ INSPIRATIONS_PER_DAY: "1" }).inspirationsPerDay).toBe(1);
    expect(readConfig({ INSPIRATIONS_PER_DAY: "100000" }).inspirationsPerDay).toBe(100_000);
    for (const INSPIRATIONS_PER_DAY of ["0", "100001", "1.5", "-1", "many"])
      expect(faultsOf({ INSPIRATIONS_PER_DAY })).toEqual([
        "INSPIRATIONS_PER_DAY must be a number from 1 to 100000.",
      ]);
  });

  it("say how much of the disk is left free of new inspirations", () => {
    expect(readConfig({}).leastFreeBytes).toBe(100_000_000);
    expect(readConfig({ LEAST_FREE_MB: "2" }).leastFreeBytes).toBe(2_000_000);
    expect(faultsOf({ LEAST_FREE_MB: "0" })).toEqual([
      "LEAST_FREE_MB must be a number from 1 to 1000000.",
    ]);
  });

  it("show metrics to nobody, unless they name a port of its own for it", () => {
    expect(readConfig({}).metrics).toBeNull();
    const METRICS_PORT = "9464";
    expect(readConfig({ METRICS_PORT }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
    expect(readConfig({ METRICS_PORT, METRICS_HOST: "::1" }).metrics?.host).toBe("::1");
    expect(faultsOf({ METRICS_PORT: "many" })).toEqual([
      "METRICS_PORT must be a port from 1 to 65535.",
    ]);
    const shared = ["METRICS_PORT must be another port than PORT."];
    expect(faultsOf({ METRICS_PORT, PORT: METRICS_PORT })).toEqual(shared);
    expect(faultsOf({ METRICS_PORT: "3000" })).toEqual(shared);
  });

  it("are read from the environment", () => {
    expect(
      readConfig({
        HOST: "::1",
        PORT: "8080",
        DATA_DIR: "/var/lib/hearten",
        WEB_ORIGINS: "https://app.example, capacitor://localhost",
        STACK: "embedded",
        LOG_LEVEL: "warn",
        NODE_ENV: "production",
        PATH: "/usr/bin",
        HEARTEN_THREADS: "4",
      }),
    ).toMatchObject({
      port: 8080,
      publicUrl: "http://[::1]:8080",
      dataDirectory: "/var/lib/hearten",
      webOrigins: ["https://app.example", "capacitor://localhost"],
      logLevel: "warn",
      threads: 4,
    });
    expect(readConfig({ PUBLIC_URL: "https://hearten.example/" }).publicUrl).toBe(
      "https://hearten.example",
    );
  });

  it.each(["0.0.0.0", "0", "::", "0:0:0:0:0:0:0:0", "::ffff:0.0.0.0", "fe80::1%eth0"])(
    "need the address of links where the server listens at %s, which is none",
    (HOST) => {
      expect(faultsOf({ HOST })).toEqual([
        `PUBLIC_URL is missing: nobody can open a link to HOST=${HOST}; ` +
          "set the address by which people reach the server.",
      ]);
      const PUBLIC_URL = "http://192.168.1.5:3000";
      expect(readConfig({ HOST, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    },
  );

  it("need no address of links for a worker, which makes none", () => {
    const worker = { ...services, STACK: "hosted", ROLE: "worker" };
    expect(faultsOf({ ...worker, HOST: "0.0.0.0" })).toEqual([]);
    expect(faultsOf({ ...worker, HOST: "0.0.0.0", ROLE: "api" })).toHaveLength(1);
  });

  it("name origins as browsers do, however they are written", () => {
    expect(
      readConfig({ WEB_ORIGINS: "https://App.Example:443,http://app.example:8080," }).webOrigins,
    ).toEqual(["https://app.example", "http://app.example:8080"]);
    expect(readConfig({ PUBLIC_URL: "https://Hearten.Example:443" }).publicUrl).toBe(
      "https://hearten.example",
    );
  });

  it("can't be changed afterwards", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
    expect(Object.isFrozen(readConfig({}).webOrigins)).toBe(true);
  });

  it.each([
    { PORT: "abc" },
    { PORT: "65536" },
    { PORT: "-1" },
    { PORT: "80.5" },
    { PUBLIC_URL: "hearten.example" },
    { PUBLIC_URL: "ftp://hearten.example" },
    { WEB_ORIGINS: "app.example" },
    { WEB_ORIGINS: "https://app.example/path" },
    { PUBLIC_URL: "http:hearten.example" },
    { PUBLIC_URL: "https://hearten.example/path" },
    { PUBLIC_URL: "https://hearten.example/?a=b" },
    { PUBLIC_URL: "https://name:word@hearten.example" },
    { WEB_ORIGINS: "https://a.example,*" },
    { WEB_ORIGINS: "https://name:word@app.example" },
    { WEB_ORIGINS: "https://app example" },
    { HOST: "a b" },
    { HOST: "http://127.0.0.1" },
    { HOST: "127.0.0.1:80" },
    { STACK: "other" },
    { DOCUMENTS: "mongodb" },
    { ROLE: "boss" },
    { ROLE: "worker" },
    { QUEUE: "pubsub", GOOGLE_CLOUD_PROJECT: "hearten" },
    { S3_ENDPOINT: "https://storage.example/path" },
    { FIREBASE_PROVIDERS: "google,facebook" },
    { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080", NODE_ENV: "production" },
    { PUBSUB_EMULATOR_HOST: "127.0.0.1:8080", NODE_ENV: "production" },
    { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:8080", NODE_ENV: "production" },
    { STORAGE_EMULATOR_HOST: "127.0.0.1:8080", NODE_ENV: "production" },
    { NODE_ENV: "staging" },
    { LOG_LEVEL: "loud" },
    { PROXIES: "-1" },
    { HEARTEN_THREADS: "0" },
    { HEARTEN_UNKNOWN: "1" },
  ])("are refused with one plain sentence: %j", (variables) => {
    const [name] = Object.keys(variables);
    const faults = faultsOf(variables);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} .*\\.$`));
  });

  it("name the services that the hosted stack lacks, all at once", () => {
    expect(faultsOf({ STACK: "hosted" })).toEqual([
      ...missing(["GOOGLE_CLOUD_PROJECT", "FIREBASE_API_KEY"], "firebase"),
      ...missing(["GOOGLE_CLOUD_PROJECT"], "firestore"),
      ...missing(["GOOGLE_CLOUD_PROJECT"], "pubsub"),
      ...missing(["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"], "s3"),
    ]);
    expect(faultsOf({ ...services, STACK: "hosted", S3_BUCKET: "" })).toEqual(
      missing(["S3_BUCKET"], "s3"),
    );
  });

  it("pick all services by the stack, and each by its own variable", () => {
    const { stack, dataDirectory, googleCloud } = readConfig({ ...services, STACK: "hosted" });
    expect(stack).toMatchObject({
      identity: "firebase",
      documents: "firestore",
      queue: "pubsub",
      media: "s3",
      role: "all",
    });
    expect(dataDirectory).toBeNull();
    expect(googleCloud.firebase.authDomain).toBe("hearten.firebaseapp.com");
    const mixed = readConfig({ ...services, MEDIA: "s3" });
    expect(mixed.stack).toMatchObject({ documents: "sqlite", media: "s3" });
    expect(mixed.dataDirectory).not.toBeNull();
    expect(readConfig({ ...services, STACK: "hosted", ROLE: "worker" }).stack.role).toBe("worker");
  });

  it("take emulators where nothing is in production", () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    const { googleCloud } = readConfig({ ...services, ...emulator, STACK: "hosted" });
    expect(googleCloud.firebase.emulatorUrl).toBe("http://127.0.0.1:9099");
    const production = { ...services, STACK: "hosted", NODE_ENV: "production" };
    expect(readConfig(production).googleCloud.firebase.emulatorUrl).toBeNull();
  });

  const privateKey = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  }).privateKey;
  const google = { GOOGLE_CLIENT_ID: "web.example", GOOGLE_CLIENT_SECRET: "word" };
  const apple = {
    APPLE_CLIENT_ID: "example.hearten.web",
    APPLE_TEAM_ID: "A1B2C3D4E5",
    APPLE_KEY_ID: "F6G7H8J9K0",
    APPLE_PRIVATE_KEY: privateKey,
  };
  const native = {
    NATIVE_ANDROID_APP_ID: "example.hearten",
    NATIVE_ANDROID_SHA256: Array.from({ length: 32 }, () => "ab").join(":"),
  };
  const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "hello@hearten.example" };

  it("set up a provider, or none", () => {
    expect(readConfig({})).toMatchObject({ google: null, apple: null });
    expect(
      readConfig({ ...google, GOOGLE_NATIVE_CLIENT_IDS: "ios.example, other" }).google,
    ).toEqual({
      clientId: "web.example",
      secret: "word",
      nativeClientIds: ["ios.example", "other"],
    });
    expect(readConfig({ ...apple, APPLE_NATIVE_CLIENT_IDS: "example.hearten" }).apple).toEqual({
      clientId: "example.hearten.web",
      secret: { teamId: "A1B2C3D4E5", keyId: "F6G7H8J9K0", privateKey },
      nativeClientIds: ["example.hearten"],
    });
    const oneLine = privateKey.replaceAll("\n", String.raw`\n`);
    expect(readConfig({ ...apple, APPLE_PRIVATE_KEY: oneLine }).apple?.secret.privateKey).toBe(
      privateKey,
    );
  });

  it("say how mail is sent", () => {
    expect(readConfig({}).mail).toEqual({ smtpUrl: null, from: "Hearten <hello@localhost>" });
    expect(readConfig(mail).mail).toEqual({
      smtpUrl: "smtp://mail.example",
      from: "hello@hearten.example",
    });
  });

  it.each([
    { ...google, GOOGLE_CLIENT_SECRET: "a word" },
    { ...apple, APPLE_PRIVATE_KEY: "nonsense" },
    {
      ...apple,
      APPLE_PRIVATE_KEY: generateKeyPairSync("ed25519", {
        privateKeyEncoding: { type: "pkcs8", format: "pem" },
        publicKeyEncoding: { type: "spki", format: "pem" },
      }).privateKey,
    },
    { ...mail, SMTP_URL: "mail.example" },
    { ...mail, SMTP_URL: "https://mail.example" },
    { ...mail, SMTP_URL: "smtp://mail.example/path" },
    { ...mail, MAIL_FROM: "nobody-in-particular" },
    { ...mail, MAIL_FROM: "a@b.example, c@d.example" },
    { ...mail, MAIL_FROM: "Hearten <hello@hearten.example>\r\nBcc: eve@example.com" },
  ])("of a provider or of mail are refused without telling their value: %#", (variables) => {
    const faults = faultsOf(variables);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^(?:GOOGLE|APPLE|SMTP|MAIL)_\w+ must .*\.$/);
    for (const value of Object.values(variables)) expect(faults[0]).not.toContain(value);
  });

  it.each([
    [google, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]],
    [apple, ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"]],
    [mail, ["MAIL_FROM"]],
    [native, ["NATIVE_ANDROID_APP_ID", "NATIVE_ANDROID_SHA256"]],
  ])("are refused when half of a thing is missing: %#", (whole, needed) => {
    for (const name of needed) {
      const { [name]: _missing, ...half } = whole as Record<string, string>;
      expect(faultsOf(half)).toEqual([expect.stringMatching(`^${name} is missing: .*\\.$`)]);
    }
    expect(faultsOf({ APPLE_NATIVE_CLIENT_IDS: "example.hearten" })).toHaveLength(4);
  });

  it("name the native apps that may open links", () => {
    expect(readConfig({}).nativeApps).toEqual({ iosAppIds: [], android: null });
    const { NATIVE_ANDROID_SHA256: fingerprint } = native;
    expect(
      readConfig({ ...native, NATIVE_IOS_APP_IDS: "A1B2C3D4E5.example.hearten" }).nativeApps,
    ).toEqual({
      iosAppIds: ["A1B2C3D4E5.example.hearten"],
      android: { id: "example.hearten", fingerprints: [fingerprint.toUpperCase()] },
    });
    for (const wrong of [
      { NATIVE_IOS_APP_IDS: "example.hearten" },
      { ...native, NATIVE_ANDROID_SHA256: "ab:cd" },
    ])
      expect(faultsOf(wrong)).toEqual([expect.stringMatching(/^NATIVE_\w+ must be .*\.$/)]);
  });

  it("are refused with all faults at once", () => {
    const faults = faultsOf({ PORT: "x", LOG_LEVEL: "x", STACK: "x", HEARTEN_X: "x" });
    expect(new Set(faults.map((fault) => fault.split(" ")[0]))).toEqual(
      new Set(["HEARTEN_X", "LOG_LEVEL", "PORT", "STACK"]),
    );
  });

  it("stand in the example, each with its default or empty", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const variables = Object.fromEntries(
      [...example.matchAll(/^#?\s*([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(variables)).toEqual(
      expect.arrayContaining([
        "PORT",
        "HOST",
        "DATA_DIR",
        "PUBLIC_URL",
        "WEB_ORIGINS",
        "STACK",
        "NODE_ENV",
        "LOG_LEVEL",
        "PROXIES",
        "GOOGLE_CLIENT_ID",
        "GOOGLE_CLIENT_SECRET",
        "GOOGLE_NATIVE_CLIENT_IDS",
        "APPLE_CLIENT_ID",
        "APPLE_TEAM_ID",
        "APPLE_KEY_ID",
        "APPLE_PRIVATE_KEY",
        "APPLE_NATIVE_CLIENT_IDS",
        "SMTP_URL",
        "MAIL_FROM",
        "WRITER",
        "WRITER_URL",
        "WRITER_KEY",
        "WRITER_MODEL",
        "WRITER_SECONDS",
        "WRITER_PRICE_INPUT",
        "WRITER_PRICE_OUTPUT",
        "VOICE",
        "VOICE_URL",
        "VOICE_KEY",
        "VOICE_MODEL",
        "VOICE_NAMES",
        "VOICE_SECONDS",
        "VOICE_PRICE",
        "SPENDING_PER_DAY",
        "INSPIRATIONS_PER_DAY",
        "VITE_API_BASE",
      ]),
    );
    expect(readConfig(variables)).toEqual(readConfig({}));
  });
});
