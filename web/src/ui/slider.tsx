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
  /** The position of the thumb, 0 to 1. It is finer than the value, so that the thumb moves smoothly. */
  readonly fraction: number;
  /** Called while the thumb is dragged. */
  readonly onMove: (value: number) => void;
  /** Called when the thumb is released, and after each key. */
  readonly onSet: (value: number) => void;
}

/** A native range input with a track of its own, in steps of 1. */
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
    // React's `onChange` is the `input` event. The native `change` comes after each key, but not if the thumb is
    // released at the value where the drag started.
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
