import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * Returns the ref of a form, and a function to call when its errors are set. It moves the focus to the first invalid
 * control. Errors that change while somebody types do not move the focus.
 */
export function useInvalidFocus(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [calls, setCalls] = useState(0);
  useLayoutEffect(() => {
    if (calls > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [calls]);
  const focusInvalid = useCallback(() => setCalls((before) => before + 1), []);
  return [form, focusInvalid];
}
