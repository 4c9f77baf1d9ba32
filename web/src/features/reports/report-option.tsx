import { useState } from "react";
import type { Client } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { needsConnection, type Notify } from "../../ui/notify.ts";
import { blankReport } from "./report-draft.ts";
import type { ReportDialog } from "./report-dialog.tsx";
import styles from "./report-option.module.css";

interface ReportOptionProps {
  readonly inspirationId: string;
  readonly client: Pick<Client, "reportInspiration">;
  readonly notify: Notify;
}

/**
 * The way to tell whoever runs the server that something is wrong with an inspiration. The dialog's script is loaded when
 * it is asked for. What was typed stays until it is sent, also when the dialog is closed.
 */
export function ReportOption({ inspirationId, client, notify }: ReportOptionProps) {
  const [draft, setDraft] = useState(blankReport);
  const [dialog, setDialog] = useState<{ readonly Content: typeof ReportDialog } | null>(null);
  const [sent, setSent] = useState<string | null>(null);

  async function open() {
    try {
      const { ReportDialog: Content } = await import("./report-dialog.tsx");
      setDialog({ Content });
    } catch {
      notify.error(needsConnection);
    }
  }

  return (
    <div className={styles.report}>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        Something wrong with this?
      </Button>
      {sent !== null && <p>{sent}</p>}
      {dialog !== null && (
        <dialog.Content
          draft={draft}
          onDraft={setDraft}
          send={async (report) => {
            await client.reportInspiration({ id: inspirationId, ...report });
          }}
          onSent={(words) => {
            setDialog(null);
            setDraft(blankReport);
            setSent(words);
            notify.success(words);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
