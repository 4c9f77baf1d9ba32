import { describeDocuments } from "../../ports/documents.suite.ts";
import { createMemoryDocuments } from "./memory.ts";

describeDocuments("Memory", async () => createMemoryDocuments());
