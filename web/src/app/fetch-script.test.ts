import { describe, expect, it, vi } from "vitest";
import { createFetchScript } from "./fetch-script.ts";

interface Options {
  page?: string;
  status?: number;
  isListening?: boolean;
  pageAge?: number;
}

function setUp(options: Options) {
  const reload = vi.fn<(path: string | undefined) => void>();
  const fetchScript = createFetchScript({
    fetchPage: async () => {
      if (options.page === undefined) throw new Error("offline");
      return new Response(options.page, { status: options.status ?? 200 });
    },
    ownScript: "/assets/app-1.js",
    pageAge: () => options.pageAge ?? 60_000,
    isListening: () => options.isListening ?? false,
    reload,
  });
  return { fetchScript, reload };
}

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const ownPage = '<script src="/assets/app-1.js">';
const newerPage = '<script src="/assets/app-2.js">';

describe("A script of the app", () => {
  it("resolves with the script", async () => {
    const { fetchScript, reload } = setUp({ page: newerPage });
    expect(await fetchScript(() => Promise.resolve("screen"), "/quiz")).toBe("screen");
    expect(reload).not.toHaveBeenCalled();
  });

  it("that a newer app has replaced loads the page anew where the person was going", async () => {
    const { fetchScript, reload } = setUp({ page: newerPage });
    void fetchScript(gone, "/quiz");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledWith("/quiz"));
  });

  it("that a newer app has replaced never ends what is being listened to", async () => {
    const { fetchScript, reload } = setUp({ page: newerPage, isListening: true });
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ name: "OutdatedError" });
    expect(reload).not.toHaveBeenCalled();
  });

  it("that a newer app has replaced never sends the page round in circles", async () => {
    const { fetchScript, reload } = setUp({ page: newerPage, pageAge: 1_000 });
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ name: "OutdatedError" });
    expect(reload).not.toHaveBeenCalled();
  });

  it("that loads and then throws fails with what it threw, with a network and without", async () => {
    const broken = new TypeError("Broken on purpose");
    for (const page of [ownPage, undefined]) {
      const { fetchScript, reload } = setUp(page === undefined ? {} : { page });
      await expect(fetchScript(() => Promise.reject(broken), "/quiz")).rejects.toBe(broken);
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it("that comes with the next try is there", async () => {
    const { fetchScript } = setUp({});
    const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve("screen"));
    fetchIt.mockImplementationOnce(gone);
    expect(await fetchScript(fetchIt, "/quiz")).toBe("screen");
  });

  it("that fails while the app is the newest is out of reach, and so is one without a network", async () => {
    for (const page of [ownPage, undefined]) {
      const { fetchScript, reload } = setUp(page === undefined ? {} : { page });
      await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ code: "network" });
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it("that fails while a proxy answers in the server's place is out of reach", async () => {
    const { fetchScript, reload } = setUp({ page: "<h1>502 Bad Gateway</h1>", status: 502 });
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ code: "network" });
    expect(reload).not.toHaveBeenCalled();
  });

  it("that the browser does not fetch again, once the server is back, loads the page anew", async () => {
    const options: Options = { pageAge: 1_000 };
    const { fetchScript, reload } = setUp(options);
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ code: "network" });
    options.page = ownPage;
    void fetchScript(gone, "/quiz");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledWith("/quiz"));
  });

  it("that the browser does not fetch again never ends what is being listened to", async () => {
    const options: Options = { isListening: true };
    const { fetchScript, reload } = setUp(options);
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ code: "network" });
    options.page = ownPage;
    await expect(fetchScript(gone, "/quiz")).rejects.toMatchObject({ code: "network" });
    expect(reload).not.toHaveBeenCalled();
  });
});
