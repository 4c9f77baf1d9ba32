// The reference of `list.ts`: the framework alone, which answers each request with what it read from its input. Parameter:
// the port.
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const answer = JSON.parse(await text(process.stdin)) as object;
const app = new Hono();
app.get("*", (context) => context.json(answer));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.argv[2]) }, () =>
  process.stdout.write("ready\n"),
);
