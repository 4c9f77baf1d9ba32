import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { useId } from "react";

/** The longer the inspiration, the higher and larger the sun. */
const suns: Readonly<
  Record<LengthInMinutes, { sky: readonly [string, string]; height: number; radius: number }>
> = {
  1: { sky: ["#f7b9a0", "#ffe4c4"], height: 70, radius: 15 },
  3: { sky: ["#ee9a7d", "#ffd9a8"], height: 64, radius: 25 },
  5: { sky: ["#c9697a", "#ffc587"], height: 60, radius: 37 },
};

/** The picture for a length. It is decoration. */
export function DoseSun({
  length,
  className,
}: {
  readonly length: LengthInMinutes;
  readonly className: string | undefined;
}) {
  const gradient = useId();
  const { sky, height, radius } = suns[length];
  return (
    <svg
      className={className}
      viewBox="0 0 140 110"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset=".8" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <path fill={`url(#${gradient})`} d="M0 0h140v110H0z" />
      <circle cx="70" cy={height} r={radius * 2.1} fill="#fff6de" opacity="0.22" />
      <circle cx="70" cy={height} r={radius * 1.55} fill="#fff6de" opacity="0.36" />
      <circle cx="70" cy={height} r={radius} fill="#fffaf0" />
      <path fill="#b9697e" opacity=".75" d="M0 84C26 70 46 76 72 82s44-6 68-2v30H0z" />
      <path fill="#6d3f66" d="M0 97c30-12 52-5 78-2s42-6 62-4v19H0z" />
    </svg>
  );
}
