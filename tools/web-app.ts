// Says which web app the server will look for, and of which API, by the settings as the server reads
// them. With settings that can't be read the server does not start, and then it is any.
import { loadEnvironmentFile, readStack } from "../server/src/config.ts";

loadEnvironmentFile();
const stack = readStack(process.env)?.identity === "firebase" ? "hosted" : "embedded";
process.stdout.write(JSON.stringify({ stack, apiBase: process.env["VITE_API_BASE"] ?? "" }));
