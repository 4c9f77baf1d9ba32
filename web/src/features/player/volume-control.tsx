import Volume1 from "lucide-react/icons/volume-1";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { IconButton } from "../../ui/icon-button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { useObservable } from "../../ui/use-observable.ts";
import styles from "./volume-control.module.css";
import { isSilent, type Volume } from "./volume.ts";

/** Volume and mute. Shown on a desktop only: elsewhere the device has keys for it. */
export function VolumeControl({ volume }: { readonly volume: Volume }) {
  const state = useObservable(volume.state);
  const level = state.isMuted ? 0 : state.level;
  const Icon = isSilent(state) ? VolumeX : level < 50 ? Volume1 : Volume2;
  return (
    <div className={styles.volume}>
      <IconButton label="Mute" aria-pressed={state.isMuted} onClick={() => volume.toggleMute()}>
        <Icon aria-hidden="true" />
      </IconButton>
      <Slider
        label="Volume"
        value={level}
        max={100}
        valueText={state.isMuted ? "Muted" : `${level}%`}
        fraction={level / 100}
        onMove={(moved) => volume.set(moved)}
        onSet={(moved) => volume.set(moved)}
      />
    </div>
  );
}
