// What a person hears when a language model writes: without a browser, by the API.
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Member, recallMember, registerMember } from "./member.ts";
import { type Product, removeData, startAgain, startProduct } from "./product.ts";

const words = "There is a presentation tomorrow and I go over it again and again.";
const crisis = "I don't want to be alive any more and I have a plan to kill myself tonight.";

describe("When a model writes", () => {
  let providers: Awaited<ReturnType<typeof startSimulatedProviders>>;
  let product: Product;
  let member: Member;
  const settings = () => ({
    WRITER: "openai",
    WRITER_URL: providers.chatUrl,
    WRITER_KEY: "sk-secret-of-the-operator",
    WRITER_MODEL: "simulated-model",
    WRITER_SECONDS: "20",
    // A call at its worst costs some two dollars, and what it used some thousandths of one.
    WRITER_PRICE_INPUT: "1",
    WRITER_PRICE_OUTPUT: "300",
    SPENDING_PER_DAY: "1000",
  });
  const health = async () => (await fetch(`${product.address}/api/health`)).json();

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
  });

  it("its words are spoken, and the inspiration says whose they are", async () => {
    const inspiration = await member.create(1, words);
    expect(inspiration.madeBy?.writer).toBe("simulated-model");
    expect(providers.chat.calls).toHaveLength(1);
    expect(providers.chat.calls[0]?.body).toContain(words);
    expect(inspiration.duration).toBe(60);
  });

  it("words of harm reach no provider", async () => {
    const inspiration = await member.create(1, crisis);
    expect(inspiration.help).toBe(true);
    expect(inspiration.recordText).toContain("findahelpline.com");
    expect(inspiration.madeBy?.writer).toBe("Hearten");
    expect(providers.chat.calls).toEqual([]);
  });

  it("a process that is killed in the middle of a call makes it once more, and no other", async () => {
    providers.chat.queue.push("hang");
    const id = await member.ask(1, words);
    await expect.poll(() => providers.chat.calls.length, { timeout: 20_000 }).toBe(1);
    await product.end("SIGKILL");
    product = await startAgain(product, settings());
    member = await recallMember(product.address, member.token);
    expect((await member.untilFinished(id)).madeBy?.writer).toBe("simulated-model");
    // Beside those that ask for lines anew, which this writer may need.
    const whole = providers.chat.calls.filter(({ body }) => !body.includes(String.raw`\"repair\"`));
    expect(whole).toHaveLength(2);
  });

  it("our own writer goes on while the provider is away, which the operator is told", async () => {
    await providers.stop();
    expect((await member.create(1, words)).madeBy?.writer).toBe("Hearten");
    expect(await health()).toEqual({ status: "ok", degraded: ["writer"] });
    await providers.comeBack();
  });

  it("our own writer goes on when what may be spent in a day is used up", async () => {
    await product.end("SIGTERM");
    product = await startAgain(product, { ...settings(), SPENDING_PER_DAY: "0.01" });
    member = await recallMember(product.address, member.token);
    expect((await member.create(1, words)).madeBy?.writer).toBe("Hearten");
    expect(providers.chat.calls).toEqual([]);
    expect(await health()).toEqual({ status: "ok" });
  });

  it("the key appears in no log", () => {
    expect(product.log.join("\n")).not.toContain("sk-secret");
  });
});
