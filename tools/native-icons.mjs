// `npm run native:icons`: makes the pictures of the iOS app from the logo. Android draws its own from
// `native/android/app/src/main/res/drawable/logo.xml`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./setup.mjs";

const assets = join(root, "native", "ios", "App", "App", "Assets.xcassets");
const logo = readFileSync(join(root, "web", "public", "logo.svg"));
/** The light background of the design: an icon can't be transparent. */
const background = "#fcf4ed";

/** @param {number} side pixels */
const draw = (side) => sharp(logo, { density: (72 * side) / 48 }).resize(side, side);

const margin = 192;
await draw(1024 - 2 * margin)
  .flatten({ background })
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  .png({ compressionLevel: 9 })
  .toFile(join(assets, "AppIcon.appiconset", "icon.png"));
for (const scale of [1, 2, 3])
  await draw(120 * scale)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(assets, "Logo.imageset", `logo@${scale}x.png`));
