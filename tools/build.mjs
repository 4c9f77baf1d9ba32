// `npm run build`: brings a checkout to the state in which the server can be started, with the web
// app of the stack that STACK names.
import { buildWeb, install } from "./setup.mjs";

install();
buildWeb(process.env.STACK === "hosted" ? "hosted" : "embedded");
