import type { Image } from "./image.ts";
import { bridge } from "./images/bridge.ts";
import { dawnField } from "./images/dawn-field.ts";
import { garden } from "./images/garden.ts";
import { harbour } from "./images/harbour.ts";
import { hearth } from "./images/hearth.ts";
import { kettle } from "./images/kettle.ts";
import { lamp } from "./images/lamp.ts";
import { lighthouse } from "./images/lighthouse.ts";
import { loom } from "./images/loom.ts";
import { orchard } from "./images/orchard.ts";
import { path } from "./images/path.ts";
import { shore } from "./images/shore.ts";
import { snow } from "./images/snow.ts";
import { tide } from "./images/tide.ts";
import { train } from "./images/train.ts";
import { tree } from "./images/tree.ts";
import { workbench } from "./images/workbench.ts";

export const images: readonly Image[] = [
  bridge,
  dawnField,
  garden,
  harbour,
  hearth,
  kettle,
  lamp,
  lighthouse,
  loom,
  orchard,
  path,
  shore,
  snow,
  tide,
  train,
  tree,
  workbench,
];
