import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type Choice, Radios } from "../../ui/radios.tsx";
import styles from "./choice-dialog.module.css";

interface ChoiceDialogProps<T> {
  readonly heading: string;
  readonly description: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  /** Called with each choice, while the dialog stays open. */
  readonly onChoose: (value: T) => void;
  readonly onClose: () => void;
}

/** A dialog with a few options. A choice has effect at once. */
export function ChoiceDialog<T extends string | number | null>(props: ChoiceDialogProps<T>) {
  const { heading, description, choices, chosen, onChoose, onClose } = props;
  return (
    <Dialog heading={heading} description={description} isBusy={false} onClose={onClose}>
      <form method="dialog">
        <Radios
          label={heading}
          choices={choices}
          chosen={chosen}
          className={styles.radios}
          onChoose={onChoose}
        />
        <Button type="submit" wide>
          Done
        </Button>
      </form>
    </Dialog>
  );
}
