// As much of an SMTP server (RFC 5321) as a mailer needs to be seen working.
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

interface SmtpServerOptions {
  readonly asksForPassword?: boolean;
  /** Says that it speaks TLS, which it does not. */
  readonly offersTls?: boolean;
  /** Refuses every recipient. */
  readonly refuses?: boolean;
  /** Takes connections and never says a word. */
  readonly isSilent?: boolean;
}

export async function startSmtpServer(options: SmtpServerOptions = {}) {
  const messages: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    if (options.isSilent) return;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let waiting = "";
    let isInMessage = false;
    socket.on("data", (bytes: Buffer) => {
      waiting += bytes.toString("utf8");
      for (;;) {
        const end = isInMessage ? "\r\n.\r\n" : "\r\n";
        const at = waiting.indexOf(end);
        if (at < 0) return;
        const part = waiting.slice(0, at);
        waiting = waiting.slice(at + end.length);
        if (isInMessage) {
          messages.push(`${part.replaceAll("\r\n..", "\r\n.")}\r\n`);
          isInMessage = false;
          say("250 taken");
        } else {
          commands.push(part);
          isInMessage = part === "DATA";
          say(answerTo(part, options));
        }
      }
    });
    say("220 test");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port: (server.address() as AddressInfo).port, // listens on a port, no pipe
    messages,
    commands,
    get connections() {
      return connections;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function answerTo(command: string, options: SmtpServerOptions): string {
  const [verb] = command.split(/[ :]/);
  if (verb === "EHLO" && options.offersTls) return "250-test\r\n250 STARTTLS";
  if (verb === "EHLO") return options.asksForPassword ? "250-test\r\n250 AUTH PLAIN" : "250 test";
  if (verb === "STARTTLS") return "502 not here";
  if (verb === "AUTH") return "235 welcome";
  if (verb === "RCPT" && options.refuses) return "550 nobody of that name";
  if (verb === "DATA") return "354 go on";
  return verb === "QUIT" ? "221 bye" : "250 ok";
}
