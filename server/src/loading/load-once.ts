/**
 * Memoises a loader: the first call loads, and all later calls get the same promise. If it rejects, the next call loads
 * again.
 */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
