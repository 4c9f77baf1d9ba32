import { describeDocuments } from "../../ports/documents/documents.suite.ts";
import { createMemoryDocuments } from "./memory.ts";

describeDocuments("Memory", async () => createMemoryDocuments());
