import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createAudioSpeech, createModelList, createVoiceList } from "./audio-speech.ts";
import { createElevenLabsSpeech, createElevenLabsVoices } from "./elevenlabs.ts";
import { createAnthropicMessages } from "./anthropic-messages.ts";
import { createChatCompletions } from "./chat-completions.ts";
import { createExchange, isOf, type SimulatedRoute } from "./simulated-route.ts";

/**
 * Starts the providers of words and voices on a port of this machine alone. Tests set on the result how each answers, and
 * read who has asked. Whoever has only the address does the same by HTTP: `POST /simulation` with `{"route": "chat",
 * "mode": "rate", "queue": ["good"], "latency": {"firstSeconds": 0.8, "wholeSeconds": 6}}`, each part but the route
 * optional, and `GET /simulation` for the calls of all routes.
 *
 * @param port 0 for a free one
 */
export async function startSimulatedProviders(port = 0) {
  const routes = {
    chat: createChatCompletions(),
    messages: createAnthropicMessages(),
    models: createModelList(),
    speech: createAudioSpeech(),
    audioVoices: createVoiceList("/v1/audio/voices", "objects"),
    voices: createVoiceList("/v1/voices", "missing"),
    elevenLabs: createElevenLabsSpeech(),
    elevenLabsVoices: createElevenLabsVoices(),
  };
  const all: Readonly<Record<string, SimulatedRoute>> = routes;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { url: address = "", method = "" } = request;
    const { pathname } = new URL(address, "http://localhost");
    if (pathname === "/simulation") return answerSimulation(all, request, body, response);
    const route = Object.values(all).find((one) => isOf(one, method, pathname));
    if (route === undefined) return refuse(response, 404, "No route.");
    const mode = route.queue.shift() ?? route.mode;
    const call = { address, headers: request.headers, body, mode, at: Date.now(), isOpen: true };
    route.calls.push(call);
    const open = route.calls.filter(({ isOpen }) => isOpen).length;
    route.mostAtOnce = Math.max(route.mostAtOnce, open);
    const exchange = createExchange(call, response, route.latency);
    try {
      await route.answer(exchange, mode);
    } catch (error) {
      // Whoever asked has hung up: nobody is left to be told anything.
      if (!exchange.signal.aborted) throw error;
    }
  }

  const server = createServer({ noDelay: true }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A fault of the simulation itself: the test that looks at the answer shall say why.
      if (!response.headersSent) refuse(response, 500, String(error));
      else response.destroy();
    });
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port; // listens on a port, no pipe
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const ownPort = await listen(port);
  const url = `http://127.0.0.1:${ownPort}`;
  return {
    ...routes,
    url,
    /** The base addresses, as the settings take them. */
    chatUrl: `${url}/v1`,
    messagesUrl: `${url}/anthropic/v1`,
    speechUrl: `${url}/v1`,
    elevenLabsUrl: `${url}/elevenlabs`,
    /** Hangs up on everybody; nobody listens any more. */
    stop,
    /** Listens again at the same address after a stop. */
    comeBack: async () => void (await listen(ownPort)),
    [Symbol.asyncDispose]: stop,
  };
}

function answerSimulation(
  routes: Readonly<Record<string, SimulatedRoute>>,
  { method }: IncomingMessage,
  body: string,
  response: ServerResponse,
): void {
  if (method === "GET") {
    const calls = Object.entries(routes).map(([name, route]) => [name, route.calls]);
    send(response, 200, Object.fromEntries(calls));
    return;
  }
  const change = JSON.parse(body) as {
    route: string;
    mode?: string;
    queue?: string[];
    latency?: { firstSeconds?: number; wholeSeconds?: number };
  };
  const route = routes[change.route];
  if (route === undefined) return refuse(response, 400, `No route is named ${change.route}.`);
  const asked = [...(change.queue ?? []), change.mode ?? route.mode];
  const unknown = asked.find((mode) => !route.modes.includes(mode));
  if (unknown !== undefined) return refuse(response, 400, `No mode is named ${unknown}.`);
  route.mode = change.mode ?? route.mode;
  if (change.queue !== undefined) route.queue.splice(0, Infinity, ...change.queue);
  Object.assign(route.latency, change.latency);
  send(response, 200, { mode: route.mode, queue: route.queue, latency: route.latency });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { message } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
