import { describePasswordIdentity } from "../../ports/identity.suite.ts";
import { createMemoryIdentity } from "./memory.ts";

describePasswordIdentity("Memory", async () => createMemoryIdentity());
