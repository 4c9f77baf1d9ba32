// `npm run build`: brings a checkout to the state in which the server can be started, with the web
// app that the settings ask for.
import { buildWeb, install, readWebApp } from "./setup.mjs";

install();
buildWeb(readWebApp());
