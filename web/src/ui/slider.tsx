import { useEffect, useRef } from "react";
import { ProgressLine } from "./progress-line.tsx";
import styles from "./slider.module.css";

interface SliderProps {
  /** The accessible name. */
  readonly label: string;
  /** A whole number from 0 to `max`. */
  readonly value: number;
  readonly max: number;
  /** The value in words. */
  readonly valueText: string;
  /** Where the thumb is drawn, 0 to 1: finer than the value, so that it can glide. */
  readonly fraction: number;
  /** While the thumb is being moved. */
  readonly onMove: (value: number) => void;
  /** Once it was let go, and after each key. */
  readonly onSet: (value: number) => void;
}

/** A native range under a drawn track, with steps of 1. */
export function Slider({ label, value, max, valueText, fraction, onMove, onSet }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const isMoving = useRef(false);
  const latestOnSet = useRef(onSet);
  useEffect(() => {
    latestOnSet.current = onSet;
  });
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const set = () => {
      if (!isMoving.current) return;
      isMoving.current = false;
      latestOnSet.current(element.valueAsNumber);
    };
    // React's own `onChange` is the `input` event; the native `change` comes after each key, but not where
    // the thumb is let go at the value at which it was taken up.
    for (const end of ["change", "pointerup", "pointercancel", "blur"])
      element.addEventListener(end, set, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <div className={styles.slider} style={{ "--fraction": fraction }}>
      <ProgressLine fraction={fraction} className={styles.line} />
      <div className={styles.thumb} />
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step={1}
        value={value}
        onChange={(event) => {
          isMoving.current = true;
          onMove(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
