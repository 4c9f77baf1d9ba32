// Prints which web app the server will serve with the present settings, and which API it calls. With invalid settings
// the server does not start, and the answer does not matter.
import { loadEnvironmentFile, readStack } from "../server/src/config.ts";

loadEnvironmentFile();
const stack = readStack(process.env)?.identity === "firebase" ? "hosted" : "embedded";
process.stdout.write(JSON.stringify({ stack, apiBase: process.env["VITE_API_BASE"] ?? "" }));
