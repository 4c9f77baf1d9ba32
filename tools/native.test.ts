import { expect, test } from "vitest";
import { listXml, readNative } from "./native.ts";
import { findNativeFaults } from "./native-faults.ts";

const manifest = "android/app/src/main/AndroidManifest.xml";
const info = "ios/App/App/Info.plist";
const entitlements = "ios/App/App/App.entitlements";
const project = "ios/App/App.xcodeproj/project.pbxproj";
const configuration = "capacitor.config.ts";
const product = "product.xcconfig";

/** The faults of the projects with one thing changed in one file. */
function breakOne(path: string, what: string | RegExp, by: string): string[] {
  const text = readNative(path);
  const changed = text.replace(what, by);
  expect(changed, `${path} has no ${what}`).not.toBe(text);
  return findNativeFaults((asked) => (asked === path ? changed : readNative(asked)), listXml());
}

test("the committed native projects have what the product needs", () => {
  expect(listXml().length).toBeGreaterThan(10);
  expect(findNativeFaults(readNative, listXml())).toEqual([]);
});

test.each([
  [manifest, "</activity>", "", "well-formed"],
  [info, "</dict>\n</plist>", "</plist>", "well-formed"],
  [manifest, /FOREGROUND_SERVICE_MEDIA_PLAYBACK/, "CAMERA", "asks for CAMERA"],
  [manifest, /<!-- To reach the API. -->/, "", "without a comment"],
  [manifest, 'allowBackup="false"', 'allowBackup="true"', "backed up"],
  [manifest, 'usesCleartextTraffic="false"', 'usesCleartextTraffic="true"', "without encryption"],
  [manifest, ' android:autoVerify="true"', "", "no links"],
  [manifest, "${productHost}", "elsewhere.example", "no links"],
  [manifest, "/reset-password", "/", "no links"],
  [
    "android/app/src/main/java/app/hearten/shell/MainActivity.java",
    "EdgeToEdge.enable(this)",
    "",
    "edge to edge",
  ],
  [info, "<string>audio</string>", "", "no audio"],
  [info, "$(GOOGLE_IOS_URL_SCHEME)", "hearten", "no way back"],
  [info, "$(GOOGLE_IOS_CLIENT_ID)", "", "no client"],
  [info, "ITSAppUsesNonExemptEncryption", "Other", "nothing of encryption"],
  [info, "UIApplicationSceneManifest", "Other", "no scenes"],
  [info, "arm64", "armv7", "processor"],
  [info, "UIInterfaceOrientationPortrait<", "UIInterfaceOrientationLandscapeLeft<", "turn"],
  [entitlements, "com.apple.developer.applesignin", "other", "no sign-in with Apple"],
  [entitlements, "applinks:$(PRODUCT_HOST)", "applinks:elsewhere.example", "another site"],
  ["ios/App/App/PrivacyInfo.xcprivacy", "CA92.1", "1C8F.1", "what the app uses"],
  [project, "/* PrivacyInfo.xcprivacy in Resources */,", "", "leaves the privacy manifest out"],
  [project, "CODE_SIGN_ENTITLEMENTS = App/App.entitlements;", "", "does not sign"],
  [project, '"$(APP_ID)"', "example.other", "of its own"],
  [project, "INFOPLIST_FILE", "MARKETING_VERSION = 2.0; INFOPLIST_FILE", "of its own"],
  ["ios/release.xcconfig", "product", "other", "does not read"],
  ["ios/App/App/AppDelegate.swift", ".playback", ".ambient", "silent switch"],
  [configuration, "webDir", 'server: { url: "http://10.0.0.2" },\n webDir', "has a server"],
  [configuration, "facebook: false", "facebook: true", "Facebook"],
  [configuration, "SystemBars", "CapacitorHttp: { enabled: true },\n SystemBars", "own fetch"],
  [configuration, "readProduct().APP_ID", '"example.other"', "an app id of its own"],
  [product, /^(GOOGLE_IOS_CLIENT_ID = )/m, "$1other-", "written backwards"],
  [product, /^APP_ID = .*$/m, "APP_ID = hearten", "reversed domain"],
  [product, /^PRODUCT_HOST = .*$/m, "PRODUCT_HOST = https://hearten.example", "a host"],
  [product, /^MARKETING_VERSION = .*$/m, "MARKETING_VERSION = 1", "three numbers"],
  ["android/app/build.gradle", "product.getProperty('APP_ID')", "'other'", "of its own"],
  ["package.json", '"@capacitor/app": "', '"@capacitor/app": "9', "different versions"],
  ["android/app/src/main/res/drawable/logo.xml", "M24 45C10", "M24 46C10", "another one"],
])("it is a fault in %s when '%s' becomes '%s'", (path, what, by, sentence) => {
  expect(breakOne(path, what, by).join("\n")).toContain(sentence);
});
