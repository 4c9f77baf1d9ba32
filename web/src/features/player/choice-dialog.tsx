import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./choice-dialog.module.css";

interface Choice<T> {
  readonly value: T;
  readonly text: string;
}

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
  const name = useId();
  return (
    <Dialog heading={heading} description={description} isBusy={false} onClose={onClose}>
      <form method="dialog">
        <fieldset className={styles.choices} aria-label={heading}>
          {choices.map(({ value, text }) => (
            <label key={text} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={value === chosen}
                data-first-focus={value === chosen || undefined}
                onChange={() => onChoose(value)}
              />
              {text}
            </label>
          ))}
        </fieldset>
        <Button type="submit" wide>
          Done
        </Button>
      </form>
    </Dialog>
  );
}
