// `npm run build`: prepares a checkout so that the server can be started, with the web app for the settings.
import { buildWeb, install, readWebApp } from "./setup.mjs";

install();
buildWeb(readWebApp());
