// `npm start`: installs and builds everything, and runs the product until it is stopped.
import { runServer } from "./children.mjs";
import { buildWeb, environment, install, readWebApp } from "./setup.mjs";

install();
buildWeb(readWebApp());
process.exit(await runServer(environment).ended);
