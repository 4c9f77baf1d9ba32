import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import { type Toast, toast, useToaster } from "react-hot-toast/headless";
import { actionTime, type NoticeAction, noticeTimes, type Notify } from "./notify.ts";
import styles from "./toasts.module.css";

export interface ToastsProps {
  /** The kind of notices to show. */
  readonly kind: keyof Notify;
  /** The latest notice of any kind. */
  readonly latest: {
    readonly kind: keyof Notify;
    readonly text: string;
    readonly action: NoticeAction | null;
    /** Distinguishes two notices with the same text. */
    readonly id: number;
  };
  /** Puts the list into the live region that shows it. */
  readonly place: (list: ReactNode) => ReactNode;
}

/** Shows each notice of its kind for its time, in a live region, which reads it out. */
export function Toasts({ kind, latest, place }: ToastsProps) {
  const { toasts, handlers } = useToaster(undefined, kind);
  const isResting = useRef(false);
  /** The actions that were neither pressed nor have gone, by the ids of their toasts. */
  const offered = useRef(new Map<string, NoticeAction>());
  useEffect(() => {
    if (latest.kind !== kind) return;
    const { text, action } = latest;
    const [id, duration] = [String(latest.id), action === null ? noticeTimes[kind] : actionTime];
    if (action !== null) offered.current.set(id, action);
    const take = () => {
      offered.current.delete(id);
      toast.dismiss(id, kind);
    };
    const button = action !== null && <ActionButton action={action} take={take} />;
    const message = (
      <>
        <span>{text}</span>
        {button}
      </>
    );
    toast[kind](message, { id, duration, removeDelay: 240, toasterId: kind });
  }, [kind, latest]);

  const rest = () => {
    if (!isResting.current) handlers.startPause();
    isResting.current = true;
  };
  const goOn = () => {
    if (isResting.current) handlers.endPause();
    isResting.current = false;
  };
  // A toast that goes from under the pointer tells nobody that the pointer has left it.
  useEffect(() => {
    if (toasts.length === 0) goOn();
  });

  useEffect(() => {
    for (const { id, visible } of toasts) {
      const action = offered.current.get(id);
      if (visible || action === undefined) continue;
      offered.current.delete(id);
      action.onUnused?.();
    }
  }, [toasts]);

  return place(<ToastList kind={kind} toasts={toasts} rest={rest} goOn={goOn} />);
}

interface ToastListProps {
  readonly kind: keyof Notify;
  readonly toasts: readonly Toast[];
  readonly rest: () => void;
  readonly goOn: () => void;
}

/** The toasts of a kind. Their time rests while one of them is pointed at or focused. */
function ToastList({ kind, toasts, rest, goOn }: ToastListProps) {
  const goOnUnlessStillThere = ({ currentTarget }: SyntheticEvent) => {
    const hasFocus = currentTarget.contains(document.activeElement);
    if (!hasFocus && !currentTarget.matches(":hover")) goOn();
  };
  // The pointer may be over it when its dialog closes.
  const goOnAfterThis = useEffectEvent(goOn);
  useEffect(() => () => goOnAfterThis(), []);

  return (
    <div
      className={styles.toasts}
      onMouseEnter={rest}
      onMouseLeave={goOnUnlessStillThere}
      onFocus={rest}
      onBlur={goOnUnlessStillThere}
    >
      {toasts.map(({ id, visible, message }) => (
        // What leaves offers nothing any more.
        <div
          key={id}
          className={styles.toast}
          data-leaving={!visible}
          inert={!visible}
          aria-hidden={!visible}
        >
          {kind === "error" ? (
            <CircleAlert aria-hidden="true" />
          ) : (
            <CircleCheck aria-hidden="true" />
          )}
          {typeof message === "function" ? null : message}
        </div>
      ))}
    </div>
  );
}

interface ActionButtonProps {
  readonly action: NoticeAction;
  /** Has its toast go. */
  readonly take: () => void;
}

/** Can be pressed once. It stays while its toast leaves, without the focus. */
function ActionButton({ action, take }: ActionButtonProps) {
  const isPressed = useRef(false);
  const press = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    if (isPressed.current) return;
    isPressed.current = true;
    currentTarget.blur();
    take();
    action.run();
  };
  return (
    <button type="button" className={styles.action} onClick={press}>
      {action.name}
    </button>
  );
}
