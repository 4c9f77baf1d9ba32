// What a person hears when providers write and speak: without a browser, by the API.
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Member, recallMember, registerMember } from "./member.ts";
import { movableClock, moveClock } from "./movable-clock.ts";
import { type Product, removeData, startAgain, startProduct } from "./product.ts";

type Providers = Awaited<ReturnType<typeof startSimulatedProviders>>;

const words = "There is a presentation tomorrow and I go over it again and again.";
const crisis = "I don't want to be alive any more and I have a plan to kill myself tonight.";

interface Spoken {
  readonly input: string;
}

const providerSettings = ({ chatUrl, speechUrl }: Providers): Record<string, string> => ({
  WRITER: "openai",
  WRITER_URL: chatUrl,
  WRITER_KEY: "sk-secret-of-the-operator",
  WRITER_MODEL: "simulated-model",
  WRITER_SECONDS: "20",
  // A call at its worst costs some two dollars, and what it used some thousandths of one.
  WRITER_PRICE_INPUT: "1",
  WRITER_PRICE_OUTPUT: "300",
  VOICE: "openai",
  VOICE_URL: speechUrl,
  VOICE_KEY: "sk-another-secret",
  VOICE_NAMES: "one=Juniper,two=Sage",
  VOICE_PRICE: "10",
  SPENDING_PER_DAY: "1000",
});

const readHealth = async (product: Product) =>
  (await fetch(`${product.address}/api/health`)).json();

describe("When providers write and speak", () => {
  let providers: Providers;
  let product: Product;
  let member: Member;
  const settings = () => providerSettings(providers);
  const health = () => readHealth(product);

  beforeAll(async () => {
    providers = await startSimulatedProviders();
    product = await startProduct({ environment: settings() });
    member = await registerMember(product.address);
  });
  afterAll(async () => {
    await product.end("SIGTERM");
    await providers.stop();
    await removeData(product);
  });
  beforeEach(() => {
    providers.chat.mode = "good";
    providers.chat.queue.length = 0;
    providers.chat.calls.length = 0;
    providers.speech.queue.length = 0;
    providers.speech.calls.length = 0;
  });

  it("the model's words are spoken by the voice, and the inspiration says so", async () => {
    const inspiration = await member.create(1, words);
    expect(inspiration.madeBy).toEqual({ writer: "simulated-model", voice: "Juniper" });
    expect(providers.chat.calls).toHaveLength(1);
    expect(providers.chat.calls[0]?.body).toContain(words);
    expect(inspiration.duration).toBe(60);
  });

  it("words of harm reach no provider", async () => {
    const inspiration = await member.create(1, crisis);
    expect(inspiration.help).toBe(true);
    expect(inspiration.recordText).toContain("findahelpline.com");
    // What answers it holds none of the person's words, and so the voice may speak it.
    expect(inspiration.madeBy).toEqual({ writer: "Hearten", voice: "Juniper" });
    expect(providers.chat.calls).toEqual([]);
    expect(providers.speech.calls.map(({ body }) => body).join(" ")).not.toContain("kill");
  });

  it("a process that is killed in the middle of a call makes that one once more, and no other", async () => {
    const startAnew = async () => {
      await product.end("SIGKILL");
      product = await startAgain(product, settings());
      member = await recallMember(product.address, member.token);
    };
    providers.chat.queue.push("hang");
    providers.speech.latency.wholeSeconds = 0.4;
    providers.speech.queue.push("good", "good", "good", "good", "hang");
    const id = await member.ask(1, words);
    await expect.poll(() => providers.chat.calls.length, { timeout: 20_000 }).toBe(1);
    await startAnew();
    // The first lines are spoken before the script is complete; from this step on it is kept.
    const stepOf = async () =>
      (await member.listInspirations()).find((inspiration) => inspiration.id === id)?.making?.step;
    await expect.poll(stepOf, { timeout: 100_000 }).toBe("speaking");
    await expect.poll(() => providers.speech.calls.length).toBeGreaterThanOrEqual(5);
    providers.speech.latency.wholeSeconds = 0;
    const open = () => providers.speech.calls.filter(({ isOpen }) => isOpen);
    await expect.poll(() => open().length).toBe(1);
    await startAnew();

    const { madeBy } = await member.untilFinished(id);
    expect(madeBy).toEqual({ writer: "simulated-model", voice: "Juniper" });
    // Beside those that ask for lines anew, which this writer may need.
    const whole = providers.chat.calls.filter(({ body }) => !body.includes(String.raw`\"repair\"`));
    expect(whole).toHaveLength(2);
    const spoken = providers.speech.calls.map(({ body }) => (JSON.parse(body) as Spoken).input);
    expect(spoken.length - new Set(spoken).size).toBe(1);
    // On the hosted stack a job is taken over after a minute, twice here.
  }, 240_000);

  it("our own writer and voice go on while they are away, which the operator is told", async () => {
    await providers.stop();
    const inspiration = await member.create(1, words);
    expect(inspiration.madeBy).toEqual({ writer: "Hearten", voice: "Rowan" });
    expect(await health()).toEqual({ status: "ok", degraded: ["writer", "voice"] });
    await providers.comeBack();
  });

  it("our own go on when what may be spent in a day is used up", async () => {
    await product.end("SIGTERM");
    product = await startAgain(product, { ...settings(), SPENDING_PER_DAY: "0.0001" });
    member = await recallMember(product.address, member.token);
    const inspiration = await member.create(1, words);
    expect(inspiration.madeBy).toEqual({ writer: "Hearten", voice: "Rowan" });
    expect([...providers.chat.calls, ...providers.speech.calls]).toEqual([]);
    expect(await health()).toEqual({ status: "ok" });
  });

  it("the keys appear in no log", () => {
    expect(product.log.join("\n")).not.toMatch(/\bsk-/);
  });
});

describe("When providers go down in the middle of an inspiration", () => {
  let providers: Providers;
  let product: Product;
  let member: Member;

  beforeAll(async () => {
    providers = await startSimulatedProviders();
    // A provider that has failed too often is left alone for a minute.
    const environment = { ...providerSettings(providers), ...movableClock(2) };
    product = await startProduct({ environment });
    member = await registerMember(product.address);
  });
  afterAll(async () => {
    await product.end("SIGTERM");
    await providers.stop();
    await removeData(product);
  });

  const linesSpoken = () =>
    providers.speech.calls.filter(({ isOpen, mode }) => !isOpen && mode === "good").length;

  it("our own writer and voice make it, which the operator is told", async () => {
    Object.assign(providers.chat.latency, { firstSeconds: 0.1, wholeSeconds: 18 });
    const id = await member.ask(1, words);
    // The first is no line: the voice's pace is measured with it.
    await expect.poll(linesSpoken, { timeout: 20_000 }).toBeGreaterThan(2);
    expect(providers.chat.calls.map(({ isOpen }) => isOpen)).toEqual([true]);
    await providers.stop();
    const { madeBy, duration } = await member.untilFinished(id);
    expect(madeBy).toEqual({ writer: "Hearten", voice: "Rowan" });
    expect(duration).toBe(60);
    expect(await readHealth(product)).toEqual({ status: "ok", degraded: ["writer", "voice"] });
  });

  it("theirs is the next one once they are back, without a new start", async () => {
    providers.chat.latency.wholeSeconds = 0;
    await providers.comeBack();
    await moveClock(product);
    const { madeBy } = await member.create(1, words);
    expect(madeBy).toEqual({ writer: "simulated-model", voice: "Juniper" });
    expect(await readHealth(product)).toEqual({ status: "ok" });
  });

  it("our own voice alone speaks what a model had written before", async () => {
    providers.speech.calls.length = 0;
    providers.speech.queue.push("good", "good", "good", "hang");
    const id = await member.ask(1, words);
    const stepOf = async () =>
      (await member.listInspirations()).find((inspiration) => inspiration.id === id)?.making?.step;
    await expect.poll(stepOf, { timeout: 60_000 }).toBe("speaking");
    await expect.poll(linesSpoken).toBeGreaterThan(2);
    await providers.stop();
    const { madeBy } = await member.untilFinished(id);
    expect(madeBy).toEqual({ writer: "simulated-model", voice: "Rowan" });
    expect(await readHealth(product)).toEqual({ status: "ok", degraded: ["voice"] });
  });
});
