import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * The ref of a form, and what to call together with telling its problems: the focus then goes to the
 * first control that is marked as invalid. Problems that change while somebody writes move no focus.
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
