// What is measured, target by target: whose mutants, and which tests may kill them. A test of the hosted stack needs
// emulators and is left out everywhere, as are the adapters that only those tests reach: Firestore, Pub/Sub, S3 and
// Firebase. The painter is not measured either: nearly all of it is numbers and colours, which only a copy of the
// picture would hold.
import { globSync } from "node:fs";
import { matchesGlob } from "node:path";

export interface Target {
  readonly name: string;
  /** Patterns of the sources, from the root; one that begins with `!` takes files away. */
  readonly sources: readonly string[];
  /** Patterns of the test files. */
  readonly tests: readonly string[];
}

const server = (...patterns: readonly string[]) =>
  patterns.map((pattern) =>
    pattern.startsWith("!") ? `!server/src/${pattern.slice(1)}` : `server/src/${pattern}`,
  );

export const targets: readonly Target[] = [
  {
    name: "rights",
    sources: [
      "contract/src/ids.ts",
      ...server(
        "ports/documents/owned-inspiration.ts",
        "inspirations/{inspirations,to-inspiration,inspiration-routes,removal}.ts",
        "generation/generation-routes.ts",
        "reports/report-routes.ts",
        "signing/signer.ts",
        "http/{media-addresses,is-asked-from-here,media-routes,contract-routes}.ts",
      ),
    ],
    tests: [
      "contract/src/*",
      ...server(
        "{ports/documents,inspirations,reports,signing,http,voices,export}/*",
        "generation/generation*",
        "account/{account-routes,popup-routes,credential-routes}.*",
      ),
    ],
  },
  {
    name: "documents",
    sources: server("adapters/{documents,sqlite}/*", "!adapters/documents/firestore*"),
    tests: server("adapters/documents/{sqlite,memory}*", "adapters/sqlite/*"),
  },
  {
    name: "queue",
    sources: server(
      "adapters/queue/{sqlite,lease-queue,consume-concurrently,people-served,turn}.ts",
    ),
    tests: server("adapters/queue/{sqlite,memory,people-served}.*"),
  },
  {
    name: "media",
    sources: server("adapters/media/{files,memory,media-key,media-types}.ts"),
    tests: server("adapters/media/{files,memory}.*"),
  },
  {
    name: "identity",
    // Not measured: the clients of the providers, the settings of Better Auth, and the adapter in memory, which stands in
    // for this one in tests of others.
    sources: server(
      "adapters/identity/{session-lookup,earlier-cookie,password-reset,token-encryption}.ts",
      "adapters/identity/{id-token,linking,pending-names,placeholder-address,pkce}.ts",
      "adapters/identity/{account-rows,provider-accounts,better-auth}.ts",
    ),
    tests: server("adapters/identity/*", "!adapters/identity/firebase*"),
  },
  {
    name: "mailer",
    sources: server("adapters/mailer/*"),
    tests: server("adapters/mailer/*"),
  },
  {
    name: "limits",
    sources: server(
      "inspirations/daily-limit.ts",
      "{limits,network}/*",
      "account/{network-limits,client-network,semaphore,sign-in-guard}.ts",
      "http/event-loop-turns.ts",
    ),
    tests: server(
      "{limits,network}/*",
      "inspirations/daily-limit.*",
      "account/*",
      "http/event-loop-turns.*",
    ),
  },
  {
    name: "spending",
    sources: server("generation/{provider-permits,until-room}.ts"),
    tests: server("generation/{provider-permits,until-room,generation}.*"),
  },
  {
    name: "live",
    sources: server(
      "inspirations/{live-routes,live-streams,follow-places,outlook}.ts",
      "http/event-stream.ts",
    ),
    tests: server(
      "inspirations/{live-routes,live-streams,follow-places,outlook,inspirations,inspiration-routes}.*",
      "http/{event-stream,server}.*",
    ),
  },
  {
    name: "language-model",
    // The suite of the port runs in the tests of both adapters.
    sources: server("adapters/{language-model,provider-calls}/*"),
    tests: server("adapters/{language-model,provider-calls}/*"),
  },
  {
    name: "voice",
    // Not measured: what runs in a thread, where nobody sees which mutants are reached, and what starts a program. The
    // tests that start one are left out, too: they take seconds for each mutant, and reach nothing else that is measured.
    // It takes some 25 minutes all the same: no other port has as many mutants.
    sources: server("adapters/voice/*", "!adapters/voice/{flite-thread,run-program}.ts"),
    tests: server("adapters/voice/*", "!adapters/voice/{run-program,system-programs}.test.ts"),
  },
  {
    name: "free-space",
    // What is in memory stands in for it in tests of others.
    sources: server("adapters/free-space/{disk,services}.ts"),
    tests: server("adapters/free-space/*"),
  },
];

/** The sources of the target below the root. */
export const sourcesOf = (root: string, { sources }: Target): string[] =>
  find(root, sources).filter((path) => !/\.(?:test|suite|fixture|fakes)\.ts$/.test(path));

/** The test files of the target below the root. */
export const testsOf = (root: string, { tests }: Target): string[] =>
  find(root, tests).filter((path) => /(?<!\.hosted)\.test\.ts$/.test(path));

function find(root: string, patterns: readonly string[]): string[] {
  const away = patterns.filter((pattern) => pattern.startsWith("!"));
  const found = patterns
    .filter((pattern) => !away.includes(pattern))
    .flatMap((pattern) => globSync(pattern, { cwd: root }));
  return [...new Set(found)]
    .filter((path) => path.endsWith(".ts"))
    .filter((path) => !away.some((pattern) => matchesGlob(path, pattern.slice(1))))
    .toSorted();
}
