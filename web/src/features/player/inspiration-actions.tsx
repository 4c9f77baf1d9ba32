import Copy from "lucide-react/icons/copy";
import FileDown from "lucide-react/icons/file-down";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./inspiration-actions.module.css";

interface InspirationActionsProps {
  /** Resolves when the file is saved, or the person has been told why not. */
  readonly onSave: () => Promise<void>;
  readonly onCopy: () => void;
  readonly onAnother: () => void;
}

/** What the person may do with an inspiration beside playing it. */
export function InspirationActions({ onSave, onCopy, onAnother }: InspirationActionsProps) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    await onSave();
    setSaving(false);
  }

  return (
    <fieldset className={styles.actions} aria-label="This inspiration">
      <Button look="quiet" busy={isSaving} onClick={() => void save()}>
        <FileDown aria-hidden="true" />
        Save audio
      </Button>
      <Button look="quiet" onClick={onCopy}>
        <Copy aria-hidden="true" />
        Copy text
      </Button>
      <Button look="quiet" onClick={onAnother}>
        <Sparkles aria-hidden="true" />
        Another like this
      </Button>
    </fieldset>
  );
}
