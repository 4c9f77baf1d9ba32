import { describeCredentials } from "../../ports/authentication-provider.credentials.suite.ts";
import { describePasswordReset } from "../../ports/authentication-provider.reset.suite.ts";
import { describePasswordIdentity } from "../../ports/authentication-provider.password.suite.ts";
import { createMemoryIdentity } from "./memory.ts";
import { withMemoryProviders } from "./memory-provider-client.ts";

const create = withMemoryProviders(async (clients) => createMemoryIdentity(clients));

describePasswordIdentity("Memory", async () => createMemoryIdentity());
describeCredentials("Memory", create);
describePasswordReset("Memory", create);
