import { reportDays } from "@hearten/contract/limits.ts";
import { type ReportReason, reportReasons } from "@hearten/contract/reports.ts";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LeaveDialog } from "../../ui/leave-dialog.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import { Radios } from "../../ui/radios.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useInvalidFocus } from "../../ui/use-invalid-focus.ts";
import { noteFault, type ReportDraft } from "./report-draft.ts";
import choice from "../../ui/choice-row.module.css";
import styles from "./report-dialog.module.css";
import { failureWords, keptWords, reasonWords } from "./report-words.ts";

export interface ReportDialogProps {
  readonly draft: ReportDraft;
  /** Called with each change. What is in the draft outlives the dialog. */
  readonly onDraft: (draft: ReportDraft) => void;
  /** Rejects with an `ApiError`. */
  readonly send: (report: ReportDraft & { readonly reason: ReportReason }) => Promise<void>;
  /** Called with the words that say what was kept. */
  readonly onSent: (words: string) => void;
  readonly onClose: () => void;
}

const choices = reportReasons.map((value) => ({ value, text: reasonWords[value] }));

/** Asks what is wrong with an inspiration, and whether its text may be read. */
export function ReportDialog({ draft, onDraft, send, onSent, onClose }: ReportDialogProps) {
  const { reason, note, showsText } = draft;
  const id = useId();
  const [form, focusInvalid] = useInvalidFocus();
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lacksReason = wasTried && reason === undefined;
  const tooLong = wasTried ? noteFault(note) : null;

  function change(changes: Partial<ReportDraft>) {
    setFailure(null);
    onDraft({ ...draft, ...changes });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    // A radio can't be invalid by itself, so it is not found by that.
    if (reason === undefined) form.current?.querySelector("input")?.focus();
    else focusInvalid();
    if (reason === undefined || noteFault(note) !== null) return;
    setFailure(null);
    setBusy(true);
    try {
      await send({ reason, note: note.trim(), showsText });
      onSent(keptWords(draft));
    } catch (error) {
      setBusy(false);
      setFailure(failureWords(error));
    }
  }

  return (
    <Dialog
      heading="What is wrong with it?"
      description="This goes to whoever runs this server. Your inspiration stays as it is."
      isBusy={isBusy}
      onClose={onClose}
    >
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <Radios
            label="Reason"
            choices={choices}
            chosen={reason}
            errorId={lacksReason ? `${id}-reason` : null}
            onChoose={(chosen) => change({ reason: chosen })}
          />
          {lacksReason && (
            <ErrorMessage id={`${id}-reason`} look="line">
              Please choose what is wrong
            </ErrorMessage>
          )}
        </div>
        <TextArea
          label="In your own words (optional)"
          value={note}
          rows={2}
          readOnly={isBusy}
          error={tooLong}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <div className={styles.consent}>
          <label className={choice.row}>
            <input
              type="checkbox"
              checked={showsText}
              aria-describedby={`${id}-consent`}
              onChange={({ currentTarget }) => change({ showsText: currentTarget.checked })}
            />
            They may read the text of this inspiration
          </label>
          <p id={`${id}-consent`} className={styles.hint}>
            If not, the text stays unread, and they get only what you send here.
          </p>
        </div>
        <p className={styles.hint}>
          Kept for {reportDays} days, even if you remove the inspiration. Sending again replaces
          what you sent before.
        </p>
        {failure !== null && <ErrorMessage look="box">{failure}</ErrorMessage>}
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? "Sending..." : "Send"}
        </Button>
      </form>
      <LeaveDialog disabled={isBusy}>Keep it to myself</LeaveDialog>
    </Dialog>
  );
}
