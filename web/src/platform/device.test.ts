import { describe, expect, it } from "vitest";
import { createFakeCaches, createFakeStorage } from "./device.fakes.ts";
import { createDevice } from "./device.ts";
import { createLocalStorage } from "./local-storage.ts";

async function setUp() {
  const storage = createFakeStorage();
  const caches = createFakeCaches();
  const device = createDevice(() => storage, caches);
  const storageOf = (uid: string | null) =>
    createLocalStorage(
      () => storage,
      () => uid,
    );
  device.keepFor("maya");
  await device.settled();
  storageOf("maya").write("list", ["a"]);
  await (await caches.open("kept-maya")).put("/kept/a/audioUrl", new Response("sound"));
  await (await caches.open("app-1")).put("/index.html", new Response("page"));
  return { storage, caches, device, storageOf };
}

function createFakeStorageOnce(): () => Storage {
  const storage = createFakeStorage();
  return () => storage;
}

function refuse(): never {
  throw new DOMException("Refused", "SecurityError");
}

describe("The device", () => {
  it("keeps what it has of the same person", async () => {
    const { device, caches, storageOf } = await setUp();
    device.keepFor("maya");
    await device.settled();
    expect(storageOf("maya").read("list")).toEqual(["a"]);
    expect(caches.paths()).toContain("kept-maya/kept/a/audioUrl");
  });

  it.each([null, "noor"])("holds nothing but the app once it is %s's", async (uid) => {
    const { device, caches, storage } = await setUp();
    device.keepFor(uid);
    // Local storage is emptied at once.
    expect(storage.getItem("list")).toBeNull();
    await device.settled();
    expect(caches.paths()).toEqual(["app-1/index.html"]);
    expect(JSON.stringify([...Array(storage.length).keys()].map((at) => storage.key(at)))).toBe(
      uid === null ? '["device:met"]' : '["owner","device:met"]',
    );
  });

  it("is new until somebody signs in, and not after they have left", async () => {
    const device = createDevice(createFakeStorageOnce(), createFakeCaches());
    device.keepFor(null);
    expect(device.isNew()).toBe(true);
    device.keepFor("maya");
    expect(device.isNew()).toBe(false);
    device.keepFor(null);
    expect(device.isNew()).toBe(false);
    expect(createDevice(refuse, undefined).isNew()).toBe(true);
  });

  it("changes its owner in one step, because other windows take a missing owner for a sign-out", async () => {
    const { device, storage } = await setUp();
    const owners: (string | null)[] = [];
    // Stored items are own properties; the methods are on the prototype.
    const methods: {
      setItem: (key: string, value: string) => void;
      removeItem: (key: string) => void;
    } = Object.getPrototypeOf(storage);
    const { setItem, removeItem } = methods;
    methods.setItem = (key, value) => {
      setItem(key, value);
      owners.push(storage.getItem("owner"));
    };
    methods.removeItem = (key) => {
      removeItem(key);
      owners.push(storage.getItem("owner"));
    };
    device.keepFor("noor");
    expect(owners).toEqual(["maya", "noor"]);
    expect(storage.getItem("list")).toBeNull();
  });

  it("leaves to Firebase what is Firebase's", async () => {
    const { device, storage } = await setUp();
    storage.setItem("firebase:authUser", "noor");
    device.keepFor("noor");
    expect(storage.getItem("list")).toBeNull();
    expect(storage.getItem("firebase:authUser")).toBe("noor");
  });

  it("remembers nothing of a person for another, or for nobody", async () => {
    const { device, storageOf } = await setUp();
    expect(storageOf("noor").read("list")).toBeUndefined();
    expect(storageOf(null).read("list")).toBeUndefined();
    // A window that does not know yet that somebody else has signed in.
    device.keepFor("noor");
    storageOf("maya").write("list", ["late"]);
    expect(storageOf("noor").read("list")).toBeUndefined();
    expect(storageOf("maya").isOurs()).toBe(false);
  });

  it("does without a storage that refuses", async () => {
    const caches = createFakeCaches();
    await (await caches.open("kept-maya")).put("/kept/a/audioUrl", new Response("sound"));
    const device = createDevice(refuse, caches);
    device.keepFor("noor");
    await device.settled();
    expect(caches.paths()).toEqual([]);
    const kept = createLocalStorage(refuse, () => "noor");
    kept.write("list", []);
    expect(kept.read("list")).toBeUndefined();
    expect(kept.isOurs()).toBe(false);
  });
});
