import type { HapticsPlugin, ImpactStyle } from "@capacitor/haptics";

/**
 * A light touch that is felt under the finger; nothing on a device that has none to give.
 *
 * @param style the plugin's word for a light one
 */
export function createNativeHaptics(
  plugin: Pick<HapticsPlugin, "impact">,
  style: ImpactStyle,
): () => void {
  return () => {
    plugin.impact({ style }).catch(() => {});
  };
}
