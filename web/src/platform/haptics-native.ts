import type { HapticsPlugin, ImpactStyle } from "@capacitor/haptics";

/**
 * Returns a function that gives light haptic feedback. It does nothing on a device without haptics.
 *
 * @param style the plugin's value for light feedback
 */
export function createNativeHaptics(
  plugin: Pick<HapticsPlugin, "impact">,
  style: ImpactStyle,
): () => void {
  return () => {
    plugin.impact({ style }).catch(() => {});
  };
}
