import { ChoiceDialog } from "./choice-dialog.tsx";
import type { Player } from "./player.ts";
import { type SleepChoice, sleepChoices } from "./sleep-timer.ts";
import { usePlayback } from "./use-playback.ts";

interface SleepTimerDialogProps {
  readonly player: Player;
  readonly onClose: () => void;
}

const choices = [
  { value: null, text: "Off" },
  ...sleepChoices.map((value) => ({ value, text: textOf(value) })),
];

export function SleepTimerDialog({ player, onClose }: SleepTimerDialogProps) {
  return (
    <ChoiceDialog
      heading="Sleep timer"
      description="It pauses by itself, and lets the last line end first."
      choices={choices}
      chosen={usePlayback(player, ({ sleepTimer }) => sleepTimer?.choice ?? null)}
      onChoose={(choice) => player.setSleepTimer(choice)}
      onClose={onClose}
    />
  );
}

function textOf(choice: SleepChoice): string {
  return choice === "end" ? "At the end of this inspiration" : `In ${choice} minutes`;
}
