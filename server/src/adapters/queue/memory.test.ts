import { describeQueue } from "../../ports/queue.suite.ts";
import { createMemoryQueue } from "./memory.ts";

describeQueue("Memory", async () => createMemoryQueue());
