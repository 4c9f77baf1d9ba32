import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { type SubmitEvent, useState } from "react";
import { isOutOfReach } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LeaveDialog } from "../../ui/leave-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { titleOf } from "./kind.ts";
import styles from "./rename-dialog.module.css";
import { titleFault } from "./title-rules.ts";

interface RenameDialogProps {
  readonly inspiration: Inspiration;
  /** Rejects with an `ApiError`. */
  readonly rename: (title: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for another title. What was written stays in the field until it is saved. */
export function RenameDialog({ inspiration, rename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(titleOf(inspiration));
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wrong = titleFault(title);
    setFault(wrong);
    if (wrong !== null) return;
    setBusy(true);
    try {
      await rename(title.trim().replaceAll(/\s+/g, " "));
      onClose();
    } catch (error) {
      setBusy(false);
      setFault(isOutOfReach(error) ? needsConnection : failure);
    }
  }

  return (
    <Dialog
      heading="Rename"
      description="Give it a name that you'll find it by."
      isBusy={isBusy}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label="Title"
          value={title}
          autoComplete="off"
          enterKeyHint="done"
          error={fault}
          data-first-focus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            if (fault !== null) setFault(titleFault(currentTarget.value));
          }}
        />
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? "Saving..." : "Save"}
        </Button>
      </form>
      <LeaveDialog>Keep the old one</LeaveDialog>
    </Dialog>
  );
}

const needsConnection =
  "Renaming needs a connection. Your title is still here: save it when you're back online.";
const failure = "We couldn't save it. Please try again.";
