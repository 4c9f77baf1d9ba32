import { describeMedia } from "../../ports/media.suite.ts";
import { createMemoryMedia } from "./memory.ts";
import { createSignedAddresses } from "./signed-addresses.ts";

describeMedia("Memory", async () => createMemoryMedia(createSignedAddresses(Buffer.alloc(32))));
