// The arrows of ARCHITECTURE.md as a table: which room of the house may import from which. Anything
// else is forbidden. `npm run check` runs this file; `arrows.test.ts` proves that it finds faults.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

/** A pattern over paths from the root; `(name)` in a room's path can be used in its targets. */
interface Room {
  readonly files: string;
  /** Rooms (paths) and packages (names) that it may import from. Its own folder is always allowed. */
  readonly mayImport: readonly string[];
}

const ports = "server/src/ports/";
const contract = "contract/src/";
const features = "account|export|profile|inspirations|generation|health";

/** What the native shell consists of. */
const nativePlugins = ["@capacitor/", "@capgo/", "@aparajita/"];

/** The first room whose pattern fits a file is the file's room. */
const rooms: readonly Room[] = [
  { files: "contract/src/", mayImport: ["valibot"] },

  { files: ports, mayImport: [contract] },
  {
    files: "server/src/adapters/authentication-provider/",
    mayImport: [
      `${ports}(?:identity|authentication-provider|refusal)\\.`,
      "server/src/adapters/(?:sqlite|identity)/",
      contract,
      "*",
    ],
  },
  {
    files: "server/src/adapters/identity/",
    mayImport: [
      `${ports}(?:identity|authentication-provider|refusal)\\.`,
      "server/src/adapters/sqlite/",
      contract,
      "*",
    ],
  },
  { files: "server/src/adapters/sqlite/", mayImport: ["node:"] },
  {
    files: "server/src/adapters/([a-z-]+)/",
    mayImport: [
      `${ports}(?:$1|refusal)[./]`,
      "server/src/adapters/(?:sqlite|firestore)/",
      contract,
      "*",
    ],
  },
  {
    files: "server/src/http/",
    mayImport: [
      `${ports}(?:identity|log|media|refusal)\\.`,
      contract,
      "hono",
      "@hono/node-server",
      "valibot",
      "pino",
    ],
  },
  {
    files: "server/src/(?:move/|move-main\\.ts)",
    mayImport: ["server/src/", contract, "firebase-admin", "@google-cloud/firestore"],
  },
  {
    files: "server/src/(?:stack/|(?:studio-main|main|product)(?:\\.test)?\\.ts)",
    mayImport: ["server/src/", contract, "hono", "pino", "valibot"],
  },
  {
    files: "server/src/stand-in/",
    mayImport: [
      `${ports}log\\.`,
      contract,
      "server/src/http/",
      "hono",
      "@hono/node-server",
      "oidc-provider",
      "jose",
      "valibot",
    ],
  },
  {
    files: "server/src/config(?:\\.test)?\\.ts",
    mayImport: ["server/src/config/", contract, "valibot"],
  },
  { files: "server/src/config/", mayImport: [contract, "valibot"] },
  {
    files: `server/src/(?:${features})/[a-z-]*(?:routes|cookies)(?:\\.test)?\\.ts`,
    mayImport: [ports, contract, "server/src/http/", "hono", "valibot"],
  },
  {
    files: "server/src/generation/mastering/",
    mayImport: [`${ports}voice\\.`, "mpg123-decoder", "piscina", "wasm-media-encoders"],
  },
  { files: "server/src/export/", mayImport: [ports, contract, "client-zip"] },
  { files: `server/src/(?:${features})/`, mayImport: [ports, contract, "valibot"] },

  { files: "web/src/ui/", mayImport: ["react", "lucide-react", "react-hot-toast"] },
  {
    files: "web/src/platform/",
    mayImport: [contract, "web/src/api/observable\\.", ...nativePlugins],
  },
  { files: "web/src/api/", mayImport: [contract, "valibot", "eventsource-parser"] },
  {
    files: "web/src/identity/",
    mayImport: [contract, "web/src/api/", "web/src/platform/", "firebase/"],
  },
  {
    files: "web/src/features/([a-z]+)/",
    mayImport: [
      "web/src/features/$1/",
      "web/src/ui/",
      "web/src/platform/",
      "web/src/api/",
      "web/src/assets/",
      "web/src/identity/identity\\.ts",
      contract,
      "valibot",
      "react",
      "react-router",
      "lucide-react",
    ],
  },
  {
    files: "web/src/app/",
    mayImport: [
      "web/src/features/",
      "web/src/identity/identity\\.ts",
      "web/src/ui/",
      "web/src/api/",
      "web/src/platform/",
      "web/src/assets/",
      contract,
      "react",
      "react-router",
      "lucide-react",
    ],
  },
  { files: "web/src/compose/native\\.ts", mayImport: ["web/src/", contract, ...nativePlugins] },
  { files: "web/src/compose/", mayImport: ["web/src/", contract, "valibot"] },
  {
    files: "web/src/main\\.tsx",
    mayImport: ["web/src/", contract, "react", "react-dom", "react-router"],
  },
  { files: "web/", mayImport: ["web/", "vite", "@vitejs/plugin-react"] },

  {
    files: "e2e/",
    mayImport: [
      contract,
      "playwright-core",
      "axe-core",
      "fflate",
      "aws4fetch",
      "vitest",
      "native/",
      "tools/",
    ],
  },
  { files: "bench/lighthouse/", mayImport: ["bench/", "e2e/", "lighthouse", "puppeteer-core"] },
  {
    files: "bench/",
    mayImport: [
      "server/src/",
      contract,
      "e2e/",
      "tools/",
      "playwright-core",
      "vite",
      "react",
      "react-dom",
    ],
  },
  { files: "emulators/", mayImport: ["s3rver"] },
  { files: "native/", mayImport: ["@capacitor/"] },
  {
    files: "tools/",
    mayImport: [
      "server/src/config\\.ts",
      "native/",
      "oxc-parser",
      "playwright-core",
      "plist",
      "sharp",
      "@xmldom/",
    ],
  },
];

/** Tests may besides use the runner, the suites and fakes beside an adapter, and the stand-ins. */
const testsMayImport = [
  "vitest",
  "@testing-library/",
  "fflate",
  "server/src/adapters/[a-z-]+/(?:memory|tone)",
  "server/src/http/test-client",
  "server/src/stand-in/",
  "node:",
];
const isTest = /\.(?:test|suite|fakes|fixture|setup)\.tsx?$/;

interface Import {
  readonly file: string;
  readonly specifier: string;
  /** A path from the root, or a package's name. */
  readonly target: string;
}

function importsOf(root: string, file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const specifiers = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap((found) => {
      const text = readFileSync(join(root, file), "utf8")
        .slice(found.moduleRequest.start, found.moduleRequest.end)
        .match(/^["'`](.*)["'`]$/);
      return text?.[1] ?? [];
    }),
  ];
  return specifiers.map((specifier) => ({
    file,
    specifier,
    target: targetOf(root, file, specifier),
  }));
}

function targetOf(root: string, file: string, specifier: string): string {
  if (specifier.startsWith("."))
    return relative(root, join(root, dirname(file), specifier.replace(/\?.*$/, "")));
  const workspace = specifier.match(/^@hearten\/([a-z]+)\/(.*)$/);
  if (workspace) return `${workspace[1]}/src/${workspace[2]}`;
  return specifier;
}

function isAllowed({ file, target }: Import): boolean {
  const room = rooms.find((candidate) => new RegExp(`^${candidate.files}`).test(file));
  if (!room) return false;
  const place = file.match(new RegExp(`^${room.files}`));
  const allowed = [
    ...room.mayImport,
    ...(isTest.test(file) ? testsMayImport : []),
    // A room's own folder, where the room is a folder.
    ...(room.files.endsWith("/") && place ? [place[0]] : [`${dirname(file)}/`]),
  ];
  return allowed.some((pattern) => {
    if (pattern === "*") return !/^(?:server|web|contract|e2e|bench|tools)\//.test(target);
    return new RegExp(`^${pattern.replace("$1", place?.[1] ?? "")}`).test(target);
  });
}

/** Node's own modules are open to the server and the tools, never to the browser or the contract. */
const isNodeModule = ({ file, target }: Import) =>
  target.startsWith("node:") && !/^(?:contract|web\/src)\//.test(file);

/** Every import that the table does not allow, as one sentence each. */
export function findForbiddenArrows(root: string): { files: number; forbidden: string[] } {
  const files = globSync(
    "{contract,server,web,e2e,bench,emulators,native,tools}/**/*.{ts,tsx,mjs}",
    {
      cwd: root,
      exclude: (path) => /node_modules|dist|^native\/(?:android|ios)/.test(path),
    },
  );
  const forbidden = files
    .flatMap((file) => importsOf(root, file))
    .filter((found) => !isNodeModule(found) && !isAllowed(found))
    .map(({ file, specifier }) => `${file} must not import ${specifier}`);
  const missing = files.filter(
    (file) => !rooms.some((room) => new RegExp(`^${room.files}`).test(file)),
  );
  return {
    files: files.length,
    forbidden: [...new Set(forbidden), ...missing.map((file) => `${file} lies in no room`)],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const { files, forbidden } = findForbiddenArrows(existsSync(root) ? root : ".");
  for (const line of forbidden) process.stderr.write(`${line}\n`);
  if (files === 0) process.stderr.write("No source files were found.\n");
  process.exitCode = forbidden.length > 0 || files === 0 ? 1 : 0;
}
