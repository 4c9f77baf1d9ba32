import { useState } from "react";

interface PictureProps {
  /** Null shows the fallback at once. */
  readonly src: string | null;
  /** The address of the picture to show if there is none or it can't be loaded. */
  readonly fallback: string;
  readonly className?: string | undefined;
  readonly loading?: "lazy" | "eager";
  readonly onLoad?: (picture: HTMLImageElement) => void;
}

/** A decorative picture, without a text alternative. `data-fallback` marks the fallback. */
export function Picture(props: PictureProps) {
  const { src, fallback, className, loading = "eager", onLoad } = props;
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
      onLoad={(event) => onLoad?.(event.currentTarget)}
      onError={() => setBroken(src)}
    />
  );
}
