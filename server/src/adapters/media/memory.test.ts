import { describeMedia } from "../../ports/media.suite.ts";
import { createMemoryMedia } from "./memory.ts";

describeMedia("Memory", async () => createMemoryMedia());
