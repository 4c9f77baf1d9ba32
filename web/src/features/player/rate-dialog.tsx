import { ChoiceDialog } from "./choice-dialog.tsx";
import { playbackRates, type PlaybackRate } from "./playback-rate.ts";
import type { Player } from "./player.ts";
import { usePlayback } from "./use-playback.ts";

interface RateDialogProps {
  readonly player: Player;
  readonly onClose: () => void;
}

const choices = playbackRates.map((value) => ({ value, text: textOf(value) }));

export function RateDialog({ player, onClose }: RateDialogProps) {
  return (
    <ChoiceDialog
      heading="Speed"
      description="How fast the voice speaks, here and in every inspiration."
      choices={choices}
      chosen={usePlayback(player, ({ rate }) => rate)}
      onChoose={(rate) => player.setRate(rate)}
      onClose={onClose}
    />
  );
}

function textOf(rate: PlaybackRate): string {
  return rate === 1 ? "1×, as it was spoken" : `${rate}×`;
}
