import { describe, expect, it } from "vitest";
import { describeMailer } from "../../ports/mailer.suite.ts";
import { createSmtpMailer, toServerOptions } from "./smtp.ts";
import { startSmtpServer } from "./smtp-server.fixture.ts";

const from = "Hearten <hello@hearten.example>";
const mail = { to: "ann@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const never = new AbortController().signal;

describeMailer("SMTP", async () => {
  const server = await startSmtpServer();
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, from);
  return {
    mailer: {
      send: (sent, signal) => mailer.send(sent, signal),
      close: async () => {
        await mailer.close();
        await server.stop();
      },
    },
    readMessages: async () => server.messages,
    breakDown: () => server.stop(),
  };
});

describe("The address of an SMTP server", () => {
  it("begins with TLS where it says so, at that protocol's port", () => {
    expect(toServerOptions("smtps://a%40b:p%3Aw@smtp.example")).toEqual({
      host: "smtp.example",
      port: 465,
      secure: true,
      requireTLS: false,
      ignoreTLS: false,
      auth: { user: "a@b", pass: "p:w" },
    });
  });

  it("switches to TLS elsewhere, at the port for submission", () => {
    expect(toServerOptions("smtp://smtp.example")).toEqual({
      host: "smtp.example",
      port: 587,
      secure: false,
      requireTLS: true,
      ignoreTLS: false,
    });
  });

  it.each([
    ["localhost", "localhost"],
    ["127.1.2.3", "127.1.2.3"],
    ["[::1]", "::1"],
  ])("asks for none on this machine, and keeps the port that it has: %s", (named, host) => {
    expect(toServerOptions(`smtp://${named}:1025`)).toEqual({
      host,
      port: 1025,
      secure: false,
      requireTLS: false,
      ignoreTLS: true,
    });
    expect(toServerOptions(`smtps://${named}:1025`)).toMatchObject({ ignoreTLS: false });
  });

  it.each(["127.example", "[::2]", "10.127.0.0"])("is elsewhere: %s", (named) => {
    expect(toServerOptions(`smtp://${named}`)).toMatchObject({ requireTLS: true });
  });
});

describe("SMTP", () => {
  it("names sender and recipient, and signs in where the address says so", async () => {
    await using server = await startSmtpServer({ asksForPassword: true });
    const mailer = createSmtpMailer(`smtp://a%40b:p%3Aw@localhost:${server.port}`, from);
    await mailer.send(mail, never);
    expect(server.commands).toContain("MAIL FROM:<hello@hearten.example>");
    expect(server.commands).toContain("RCPT TO:<ann@example.com>");
    const proof = Buffer.from("\0a@b\0p:w").toString("base64");
    expect(server.commands).toContain(`AUTH PLAIN ${proof}`);
  });

  it("tells a server elsewhere nothing without encryption", async () => {
    // This machine by names that do not say so.
    for (const host of ["[::ffff:127.0.0.1]", "0.0.0.0"]) {
      await using server = await startSmtpServer({ asksForPassword: true });
      const mailer = createSmtpMailer(`smtp://ann:word@${host}:${server.port}`, from);
      await expect(mailer.send(mail, never)).rejects.toMatchObject({ code: "ETLS" });
      expect(server.connections).toBe(1);
      expect(server.commands.filter((command) => /^(?:AUTH|MAIL|RCPT|DATA)/.test(command))).toEqual(
        [],
      );
    }
  });

  it("begins with encryption where the address says so, and goes on without it nowhere", async () => {
    await using server = await startSmtpServer();
    const mailer = createSmtpMailer(`smtps://127.0.0.1:${server.port}`, from);
    await expect(mailer.send(mail, never)).rejects.toBeInstanceOf(Error);
    expect(server.connections).toBe(1);
    expect(server.messages).toEqual([]);
  });

  it("signs in nowhere with an address that names nobody", async () => {
    await using server = await startSmtpServer({ asksForPassword: true });
    await createSmtpMailer(`smtp://127.0.0.1:${server.port}`, from).send(mail, never);
    expect(server.commands.filter((command) => command.startsWith("AUTH"))).toEqual([]);
    expect(server.messages).toHaveLength(1);
  });

  it("asks a server on this machine for no encryption: nobody has signed its certificate", async () => {
    for (const host of ["127.0.0.1", "localhost"]) {
      await using server = await startSmtpServer({ offersTls: true });
      await createSmtpMailer(`smtp://${host}:${server.port}`, from).send(mail, never);
      expect(server.commands).not.toContain("STARTTLS");
      expect(server.messages).toHaveLength(1);
    }
  });

  it("rejects with the server's refusal", async () => {
    await using server = await startSmtpServer({ refuses: true });
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, from);
    await expect(mailer.send(mail, never)).rejects.toMatchObject({ responseCode: 550 });
  });

  it("gives up when it is called off, though the server never answers", async () => {
    await using server = await startSmtpServer({ isSilent: true });
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, from);
    const calling = new AbortController();
    const sending = mailer.send(mail, calling.signal);
    await expect.poll(() => server.connections).toBe(1);
    calling.abort();
    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  });
});
