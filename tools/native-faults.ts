// Checks what the product needs in the native projects, as far as that works without Xcode and Gradle.
import { DOMParser } from "@xmldom/xmldom";
import { parse as parsePlist } from "plist";

/** Reads a file in `native`. */
export type Read = (path: string) => string;

const manifest = "android/app/src/main/AndroidManifest.xml";
const infoPlist = "ios/App/App/Info.plist";
const entitlements = "ios/App/App/App.entitlements";
const privacy = "ios/App/App/PrivacyInfo.xcprivacy";
const xcodeProject = "ios/App/App.xcodeproj/project.pbxproj";

/** The manifest must have a comment with the reason above each of them. */
const permissions = [
  "FOREGROUND_SERVICE",
  "FOREGROUND_SERVICE_MEDIA_PLAYBACK",
  "INTERNET",
  "POST_NOTIFICATIONS",
  "RECEIVE_BOOT_COMPLETED",
  "VIBRATE",
  "WAKE_LOCK",
];

/** Returns a sentence for each fault. @param files paths of the XML files in `native` */
export function findNativeFaults(read: Read, files: readonly string[]): string[] {
  const broken = files.flatMap((path) => findBrokenXml(path, read(path)));
  // A file that can't be read can't be checked.
  if (broken.length > 0) return broken;
  return [
    ...findAndroidFaults(read),
    ...findIosFaults(read),
    ...findConfigurationFaults(read),
    ...findNameFaults(read),
  ];
}

function findBrokenXml(path: string, text: string): string[] {
  try {
    new DOMParser({ onError: refuse }).parseFromString(text, "text/xml");
    return [];
  } catch (error) {
    return [`${path} is no well-formed XML: ${String(error)}`];
  }
}

function refuse(_level: string, message: string): never {
  throw new Error(message);
}

/** The sentences whose condition is false. */
const failed = (claims: readonly (readonly [holds: boolean, sentence: string])[]): string[] =>
  claims.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));

function findAndroidFaults(read: Read): string[] {
  const text = read(manifest);
  const all = [
    ...text.matchAll(/(<!--(?:(?!-->)[^])*-->\s*)?<uses-permission([^>]*)\/>/g),
  ] as const;
  const asked = all.filter(([, , attributes]) => !attributes?.includes('tools:node="remove"'));
  const names = asked.map(
    ([, , attributes]) => attributes?.match(/"android\.permission\.(\w+)"/)?.[1] ?? "?",
  );
  return failed([
    [
      names.toSorted().join() === permissions.join(),
      `${manifest} asks for ${names.toSorted().join(", ")} instead of ${permissions.join(", ")}.`,
    ],
    [
      asked.every(([, reason]) => reason !== undefined),
      `${manifest} asks for a permission without a comment that says why.`,
    ],
    [text.includes('android:allowBackup="false"'), `${manifest} lets sign-ins be backed up.`],
    [
      text.includes('android:usesCleartextTraffic="false"'),
      `${manifest} lets the app speak without encryption.`,
    ],
    [
      /<intent-filter android:autoVerify="true">(?:(?!<\/intent-filter>)[^])*android:host="\$\{productHost\}"\s+android:path="\/reset-password"\s+android:scheme="https"/.test(
        text,
      ),
      `${manifest} opens no links for a new password.`,
    ],
    [
      read("android/app/src/main/java/app/hearten/shell/MainActivity.java").includes(
        "EdgeToEdge.enable(this)",
      ),
      "The Android app does not reach from edge to edge.",
    ],
  ]);
}

function findIosFaults(read: Read): string[] {
  const info = readPlist(read(infoPlist));
  const rights = readPlist(read(entitlements));
  const told = readPlist(read(privacy));
  const configurations = appConfigurations(read(xcodeProject));
  const project = read(xcodeProject);
  const everywhere = (setting: string) =>
    configurations.length === 2 && configurations.every((text) => text.includes(setting));
  return failed([
    [isSame(info["UIBackgroundModes"], ["audio"]), `${infoPlist} lets no audio play when locked.`],
    [
      isSame(info["CFBundleURLTypes"], [
        { CFBundleURLName: "google", CFBundleURLSchemes: ["$(GOOGLE_IOS_URL_SCHEME)"] },
      ]),
      `${infoPlist} knows no way back from Google's sign-in.`,
    ],
    [info["GIDClientID"] === "$(GOOGLE_IOS_CLIENT_ID)", `${infoPlist} names no client of Google.`],
    [info["ITSAppUsesNonExemptEncryption"] === false, `${infoPlist} tells nothing of encryption.`],
    [info["UIApplicationSceneManifest"] !== undefined, `${infoPlist} has no scenes.`],
    [
      isSame(info["UIRequiredDeviceCapabilities"], ["arm64"]),
      `${infoPlist} asks for another processor than arm64.`,
    ],
    [
      isSame(info["UISupportedInterfaceOrientations"], ["UIInterfaceOrientationPortrait"]),
      `${infoPlist} lets phones turn the screen.`,
    ],
    [
      isSame(rights["com.apple.developer.applesignin"], ["Default"]),
      `${entitlements} has no sign-in with Apple.`,
    ],
    [
      isSame(rights["com.apple.developer.associated-domains"], [
        "applinks:$(PRODUCT_HOST)",
        "webcredentials:$(PRODUCT_HOST)",
      ]),
      `${entitlements} names another site than the product's.`,
    ],
    [
      told["NSPrivacyTracking"] === false &&
        isSame(told["NSPrivacyAccessedAPITypes"], [
          {
            NSPrivacyAccessedAPIType: "NSPrivacyAccessedAPICategoryFileTimestamp",
            NSPrivacyAccessedAPITypeReasons: ["C617.1"],
          },
          {
            NSPrivacyAccessedAPIType: "NSPrivacyAccessedAPICategoryUserDefaults",
            NSPrivacyAccessedAPITypeReasons: ["CA92.1"],
          },
        ]),
      `${privacy} does not say what the app uses.`,
    ],
    [
      project.includes("/* PrivacyInfo.xcprivacy in Resources */,"),
      `${xcodeProject} leaves the privacy manifest out.`,
    ],
    [
      everywhere("CODE_SIGN_ENTITLEMENTS = App/App.entitlements;"),
      `${xcodeProject} does not sign each build with the entitlements.`,
    ],
    [
      everywhere('PRODUCT_BUNDLE_IDENTIFIER = "$(APP_ID)";') &&
        everywhere("baseConfigurationReference") &&
        !/MARKETING_VERSION|CURRENT_PROJECT_VERSION/.test(project),
      `${xcodeProject} has names or versions of its own; they belong into product.xcconfig.`,
    ],
    [
      ["ios/debug.xcconfig", "ios/release.xcconfig"].every((path) =>
        read(path).includes('#include "../product.xcconfig"'),
      ),
      "A build for iOS does not read product.xcconfig.",
    ],
    [
      read("ios/App/App/AppDelegate.swift").includes("setCategory(.playback, mode: .spokenAudio)"),
      "AppDelegate.swift lets the silent switch stop the audio.",
    ],
  ]);
}

/** The Capacitor CLI writes these settings as JSON. Here they are read from the source. */
function findConfigurationFaults(read: Read): string[] {
  const text = read("capacitor.config.ts");
  return failed([
    [!/\bserver\s*:/.test(text), "capacitor.config.ts has a server: only for development."],
    [
      text.includes("facebook: false") && text.includes("twitter: false"),
      "capacitor.config.ts links the libraries of Facebook or X.",
    ],
    [
      !/CapacitorHttp|CapacitorCookies/.test(text),
      "capacitor.config.ts replaces the web view's own fetch or cookies.",
    ],
    [
      text.includes("appId: readProduct().APP_ID"),
      "capacitor.config.ts has an app id of its own; it belongs into product.xcconfig.",
    ],
  ]);
}

function findNameFaults(read: Read): string[] {
  const product = read("product.xcconfig");
  const valueOf = (name: string) => product.match(new RegExp(`^${name} = (\\S+)$`, "m"))?.[1] ?? "";
  const gradle = read("android/app/build.gradle");
  const reversed = valueOf("GOOGLE_IOS_CLIENT_ID").split(".").toReversed().join(".");
  const { dependencies: ours } = readPackage(read("package.json"));
  const { dependencies: web } = readPackage(read("../web/package.json"));
  const different = Object.keys(web).filter((name) => name in ours && web[name] !== ours[name]);
  return failed([
    [
      valueOf("GOOGLE_IOS_URL_SCHEME") === reversed,
      `GOOGLE_IOS_URL_SCHEME must be ${reversed}: the client id, written backwards.`,
    ],
    [/^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(valueOf("APP_ID")), "APP_ID must be a reversed domain."],
    [/^[a-z0-9.-]+$/.test(valueOf("PRODUCT_HOST")), "PRODUCT_HOST must be a host."],
    [
      /^\d+\.\d+\.\d+$/.test(valueOf("MARKETING_VERSION")) &&
        /^\d+$/.test(valueOf("CURRENT_PROJECT_VERSION")),
      "MARKETING_VERSION must be three numbers, CURRENT_PROJECT_VERSION one.",
    ],
    [
      ["APP_ID", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION", "PRODUCT_HOST"].every((name) =>
        gradle.includes(`product.getProperty('${name}')`),
      ),
      "android/app/build.gradle has names or versions of its own; they belong into product.xcconfig.",
    ],
    [
      different.length === 0,
      `native/package.json and web/package.json want different versions of ${different.join(", ")}.`,
    ],
    [
      isSamePicture(
        read("../web/public/logo.svg"),
        read("android/app/src/main/res/drawable/logo.xml"),
      ),
      "The logo of Android is another one than web/public/logo.svg.",
    ],
  ]);
}

const readPlist = (text: string) => parsePlist(text) as Readonly<Record<string, unknown>>;

const readPackage = (text: string) =>
  JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };

/** The build settings of the app, Debug and Release. */
const appConfigurations = (project: string): string[] =>
  [...project.matchAll(/isa = XCBuildConfiguration;[^]*?\n\t\t\};/g)]
    .map(([text]) => text)
    .filter((text) => text.includes("INFOPLIST_FILE"));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether both files draw the same heart, in the notation of their formats. */
function isSamePicture(svg: string, drawable: string): boolean {
  const heart = svg.match(/<path[^>]* d="([^"]+)"/)?.[1];
  const drawn = [...drawable.matchAll(/android:pathData="([^"]+)"/g)].map(([, path]) => path);
  return heart !== undefined && drawn.some((path) => numbersOf(path) === numbersOf(heart));
}

const numbersOf = (path: string | undefined): string =>
  [...(path ?? "").matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)).join();
