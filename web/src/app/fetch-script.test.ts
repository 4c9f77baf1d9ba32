import { describe, expect, it, vi } from "vitest";
import { createFetchScript } from "./fetch-script.ts";

function setUp(options: { page?: string; isListening?: boolean; pageAge?: number }) {
  const { page, isListening = false, pageAge = 60_000 } = options;
  const loadAnew = vi.fn<(path: string | undefined) => void>();
  const fetchScript = createFetchScript({
    readPage: () =>
      page === undefined ? Promise.reject(new Error("offline")) : Promise.resolve(page),
    ownScript: "/assets/app-1.js",
    pageAge: () => pageAge,
    isListening: () => isListening,
    loadAnew,
  });
  return { fetchScript, loadAnew };
}

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const newerPage = '<script src="/assets/app-2.js">';

describe("A script of the app", () => {
  it("is answered as it is", async () => {
    const { fetchScript, loadAnew } = setUp({ page: newerPage });
    expect(await fetchScript(() => Promise.resolve("screen"), "/quiz")).toBe("screen");
    expect(loadAnew).not.toHaveBeenCalled();
  });

  it("that a newer app has replaced loads the page anew where the person was going", async () => {
    const { fetchScript, loadAnew } = setUp({ page: newerPage });
    void fetchScript(gone, "/quiz");
    await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledWith("/quiz"));
  });

  it("that a newer app has replaced never ends what is being listened to", async () => {
    const { fetchScript, loadAnew } = setUp({ page: newerPage, isListening: true });
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ name: "OutdatedError" });
    expect(loadAnew).not.toHaveBeenCalled();
  });

  it("that a newer app has replaced never sends the page round in circles", async () => {
    const { fetchScript, loadAnew } = setUp({ page: newerPage, pageAge: 1_000 });
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ name: "OutdatedError" });
    expect(loadAnew).not.toHaveBeenCalled();
  });

  it("that loads and then throws fails with what it threw, with a network and without", async () => {
    const broken = new TypeError("Broken on purpose");
    for (const page of ['<script src="/assets/app-1.js">', undefined]) {
      const { fetchScript, loadAnew } = setUp(page === undefined ? {} : { page });
      await expect(fetchScript(() => Promise.reject(broken), "/quiz")).rejects.toBe(broken);
      expect(loadAnew).not.toHaveBeenCalled();
    }
  });

  it("that comes with the next try is there", async () => {
    const { fetchScript } = setUp({});
    const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve("screen"));
    fetchIt.mockImplementationOnce(gone);
    expect(await fetchScript(fetchIt, "/quiz")).toBe("screen");
  });

  it("that fails while the app is the newest is out of reach, and so is one without a network", async () => {
    for (const page of ['<script src="/assets/app-1.js">', undefined]) {
      const { fetchScript, loadAnew } = setUp(page === undefined ? {} : { page });
      await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ code: "network" });
      expect(loadAnew).not.toHaveBeenCalled();
    }
  });
});
