import { useState } from "react";

interface PictureProps {
  /** Null shows the fallback at once. */
  readonly src: string | null;
  /** The address of the picture to show if there is none or it can't be loaded. */
  readonly fallback: string;
  readonly className?: string | undefined;
  readonly loading?: "lazy" | "eager";
}

/** A decorative picture, without a text alternative. `data-fallback` marks the fallback. */
export function Picture({ src, fallback, className, loading = "eager" }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isFallback = src === null || src === broken;
  return (
    <img
      alt=""
      className={className}
      src={isFallback ? fallback : src}
      data-fallback={isFallback || undefined}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}
