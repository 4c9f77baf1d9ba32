// `npm start`: sets everything up and runs the product until it is told to stop.
import { runServer } from "./children.mjs";
import { buildWeb, environment, install, readWebApp } from "./setup.mjs";

install();
buildWeb(readWebApp());
process.exit(await runServer(environment).ended);
