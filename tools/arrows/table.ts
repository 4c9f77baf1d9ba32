// Who may import whom. Each row is a room of the house: its files, and what they may import besides
// the room itself. Everything else is forbidden. The first row that fits a file is the file's row, so
// a special room stands above a general one.
//
//   web/src/ui/        a folder, with everything in it
//   main.*             `*` is any part of a name
//   {main,product}     one of these names
//   <port>             any one name, the same one on both sides of the row
//   react              a package, by its whole name, and its parts (`react/jsx-runtime`)
//   types of react     its types alone
//   any package        whatever the workspace depends on
//
// `npm run check` and the linter hold the code to this table, and the table to the code: a row without
// files or a name of something that is gone is a fault.

export interface Table {
  readonly rooms: Readonly<Record<string, readonly string[]>>;
  /** What tests, suites, fakes and fixtures under a folder may import besides. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

const capacitor = ["@capacitor/*", "@capgo/*", "@aparajita/*"];

export const table: Table = {
  rooms: {
    "contract/src/": ["valibot"],
    "webassembly/src/": ["node:fs"],

    "reading/src/cases.ts": ["reading/src/circumstances.ts"],
    "reading/src/circumstances.ts": [],
    "reading/src/points.ts": [],
    "reading/src/reading.ts": ["reading/src/{cases,circumstances,points}.ts"],
    "reading/src/classifier/": [
      "reading/src/{byte-reader,folders,reading,softmax}.ts",
      "webassembly/src/transformer-kernels/transformer-kernels.ts",
      "@huggingface/tokenizers",
      "node:fs",
    ],
    "reading/src/": ["eld", "node:*"],

    "writer/src/grammar/{things,occasion}.ts": [
      "writer/src/grammar/",
      "types of reading/src/reading.ts",
      "node:*",
    ],
    "writer/src/grammar/": ["types of reading/src/reading.ts"],
    "writer/src/encode-stock.*": [
      "writer/src/",
      "reading/src/{classifier/text-classifier,examples,folders}.ts",
      "node:*",
    ],
    "writer/src/relevance/training/": [
      "writer/src/",
      "reading/src/{load-reader,reading,softmax,training/train-softmax}.ts",
      "node:*",
    ],
    "writer/src/": ["reading/src/{cases,circumstances,points,reading,softmax}.ts", "node:*"],

    "server/src/ports/writer.ts": ["reading/src/reading.ts", "contract/src/"],
    "server/src/ports/": ["contract/src/"],

    "server/src/adapters/data-directory/": ["node:*"],
    "server/src/adapters/sqlite/": ["node:*"],
    "server/src/adapters/firestore/": ["@google-cloud/firestore"],
    "server/src/limits/": ["server/src/ports/refusal.ts"],
    "server/src/network/": ["node:net"],
    "server/src/signing/": ["node:crypto"],
    "server/src/threads/": ["piscina", "node:module", "node:url"],
    "server/src/loading/": [],
    "server/src/sweeps/": [],
    "server/src/adapters/provider-calls/": ["server/src/ports/provider-fault.ts"],
    "server/src/adapters/identity/": [
      "server/src/ports/{identity,authentication-provider,refusal}.*",
      "server/src/adapters/sqlite/",
      "server/src/loading/",
      "contract/src/",
      "any package",
      "node:*",
    ],
    "server/src/adapters/documents/": [
      "server/src/ports/{documents/,refusal.*}",
      "server/src/adapters/{sqlite,firestore}/",
      "contract/src/",
      "any package",
      "node:*",
    ],
    "server/src/adapters/writer/": [
      "server/src/ports/writer.*",
      "server/src/loading/",
      "writer/src/{compose/compose,stock/load-stock,stock/stock-folder}.ts",
    ],
    "server/src/adapters/<port>/": [
      "server/src/ports/{<port>,refusal,provider-fault}.*",
      "server/src/adapters/{sqlite,firestore,provider-calls}/",
      "server/src/{network,threads}/",
      "webassembly/src/",
      "contract/src/",
      "any package",
      "node:*",
    ],

    "server/src/http/": [
      "server/src/{network,signing}/",
      "server/src/ports/{identity,log,media,metrics,refusal}.*",
      "contract/src/",
      "hono",
      "@hono/node-server",
      "valibot",
      "node:*",
    ],
    "server/src/stand-in/": [
      "server/src/{http,network}/",
      "server/src/ports/log.*",
      "contract/src/",
      "hono",
      "@hono/node-server",
      "oidc-provider",
      "jose",
      "valibot",
      "node:*",
    ],

    "server/src/config.*": ["server/src/config{.*,/}", "contract/src/", "valibot", "node:*"],
    "server/src/config/": ["contract/src/", "valibot", "node:*"],
    "server/src/stack/{open-studio.ts,own-scripts.test.ts}": [
      "server/src/",
      "reading/src/{load-reader,create-reader}.ts",
      "writer/src/grammar/load-grammar.ts",
    ],
    "server/src/stack/": ["server/src/", "contract/src/", "hono", "node:*"],
    "server/src/{try,sample}-main.*": [
      "server/src/",
      "reading/src/load-reader.ts",
      "writer/src/grammar/load-grammar.ts",
      "contract/src/",
      "node:*",
    ],
    "server/src/{main,product,api,studio-main,reports-main}.*": [
      "server/src/",
      "contract/src/",
      "node:*",
    ],
    "server/src/proofs/": ["server/src/", "contract/src/", "valibot", "node:*"],
    "server/src/move{/,-main.*}": [
      "server/src/",
      "contract/src/",
      "firebase-admin",
      "@google-cloud/firestore",
      "node:*",
    ],

    "server/src/<feature>/{*-routes,*-cookies}.*": [
      "server/src/<feature>/",
      "server/src/{http,limits}/",
      "server/src/ports/",
      "contract/src/",
      "hono",
      "valibot",
    ],
    "server/src/generation/mastering/": [
      "contract/src/music.ts",
      "server/src/ports/voice.*",
      "server/src/threads/",
      "webassembly/src/",
      "mpg123-decoder",
    ],
    "server/src/generation/studio/": [
      "server/src/generation/",
      "server/src/care/{write-care,keep-company}.ts",
      "server/src/loading/",
      "reading/src/{reading,create-reader}.ts",
      "server/src/ports/",
      "contract/src/",
      "birpc",
      "browser-id3-writer",
      "p-limit",
      "node:*",
    ],
    "server/src/generation/model-writer/": [
      "server/src/generation/{script-policy,trigrams}.ts",
      "server/src/generation/studio/{permitted-calls,studio-host}.*",
      "reading/src/{reading,create-reader}.ts",
      "server/src/ports/",
      "contract/src/",
      "@streamparser/json",
      "valibot",
      "node:crypto",
      "node:fs",
    ],
    "server/src/generation/{provider-permits,script-policy,ordinary-words,create-studio-host}.*": [
      "server/src/generation/",
      "reading/src/reading.ts",
      "server/src/ports/",
      "contract/src/",
      "cockatiel",
      "node:*",
    ],
    "server/src/care/": [
      "server/src/ports/writer.*",
      "reading/src/reading.ts",
      "contract/src/",
      "node:*",
    ],
    "server/src/reminder/calendar.ts": ["contract/src/", "ical-generator", "node:crypto"],
    "server/src/export/": [
      "server/src/ports/",
      "server/src/signing/",
      "contract/src/",
      "client-zip",
      "node:crypto",
    ],
    "server/src/<feature>/": [
      "server/src/ports/",
      "server/src/{limits,network,signing,sweeps}/",
      "contract/src/",
      "valibot",
      "node:crypto",
      "node:timers",
    ],

    "web/src/ui/": ["react", "lucide-react", "react-hot-toast"],
    "web/src/api/": ["contract/src/", "valibot", "eventsource-parser"],
    "web/src/platform/": [
      "web/src/api/observable.ts",
      "contract/src/",
      ...capacitor.map((plugin) => `types of ${plugin}`),
    ],
    "web/src/identity/": ["web/src/{api,platform}/", "contract/src/", "firebase"],
    "web/src/language/": [
      "web/src/platform/timer.ts",
      "writer/src/grammar/{goal,wish}.ts",
      "tinyld",
      "react",
    ],
    "web/src/features/<feature>/": [
      "web/src/{ui,api,platform,assets}/",
      "web/src/language/{remarks,use-*}.ts",
      "web/src/identity/identity.ts",
      "contract/src/",
      "valibot",
      "react",
      "lucide-react",
      "browser-id3-writer",
      "@tanstack/react-virtual",
    ],
    "web/src/router/": ["react", "react-dom"],
    "web/src/app/": [
      "web/src/features/",
      "web/src/{ui,api,platform,assets,router}/",
      "web/src/language/remarks.ts",
      "web/src/identity/identity.ts",
      "contract/src/",
      "react",
      "react-dom",
      "lucide-react",
    ],
    "web/src/compose/native.ts": ["web/src/", "contract/src/", ...capacitor],
    "web/src/compose/": ["web/src/", "contract/src/", "valibot"],
    "web/src/main.tsx": ["web/src/", "contract/src/", "react", "react-dom"],
    "web/src/first-screens.tsx": [
      "web/src/{app,api,features,identity,router}/",
      "contract/src/",
      "react",
      "react-dom",
    ],
    "web/src/sign-in-popup.ts": [],
    "web/service-worker/": ["contract/src/"],
    "web/vitest.setup.ts": ["vitest", "@testing-library/*", "node:module"],
    "web/build/": ["vite", "node:*"],
    "web/vite.config.ts": ["web/build/", "vite", "@vitejs/plugin-react", "node:*"],

    "e2e/": [
      "contract/src/",
      "native/read-product.mjs",
      "simulated-providers/src/",
      "tools/",
      "vitest",
      "playwright-core",
      "axe-core",
      "aws4fetch",
      "fflate",
      "ical.js",
      "node:*",
    ],
    "bench/lighthouse/": ["bench/", "e2e/", "lighthouse", "puppeteer-core", "node:*"],
    "bench/": [
      "e2e/",
      "simulated-providers/src/",
      "tools/",
      "server/src/",
      "contract/src/",
      "reading/src/load-reader.*",
      "writer/src/grammar/load-grammar.*",
      "vite",
      "react",
      "react-dom",
      "hono",
      "@hono/node-server",
      "node:*",
    ],
    "soak/": ["e2e/", "bench/", "tools/", "server/src/", "contract/src/", "vitest", "node:*"],
    "emulators/": ["s3rver", "node:*"],
    "simulated-providers/": ["node:*"],
    "native/": ["@capacitor/cli", "node:*"],
    "tools/mutants/": [
      "tools/arrows/pattern.ts",
      "@stryker-mutator/instrumenter",
      "vitest",
      "node:*",
    ],
    "tools/": [
      "server/src/config.ts",
      "native/read-product.mjs",
      "oxc-parser",
      "vitest",
      "plist",
      "sharp",
      "@xmldom/xmldom",
      "node:*",
    ],
    "vitest.config.ts": ["tools/{slowest-files,figures}.ts", "vitest"],
  },

  tests: {
    "contract/src/": ["vitest"],
    "webassembly/src/": ["vitest"],
    "reading/src/": ["vitest"],
    "writer/src/": ["reading/src/reading.fixture.ts", "vitest", "node:*"],
    "server/src/": [
      "reading/src/{reading.fixture,harm,reading}.ts",
      "server/src/adapters/*/memory*.ts",
      "server/src/http/test-client.ts",
      "simulated-providers/src/",
      "vitest",
      "fast-check",
      "fflate",
      "ical.js",
      "valibot",
      "node:*",
    ],
    "server/src/adapters/writer/": ["writer/src/compose/choose-movement.ts"],
    "web/": [
      "web/src/language/remarks.fakes.ts",
      "vitest",
      "@testing-library/*",
      "react-dom",
      "node:*",
    ],
    "simulated-providers/": ["vitest"],
    "tools/": ["vitest"],
  },
};
