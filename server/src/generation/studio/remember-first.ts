/** Loads once, whoever asks, and again after a failure, which everybody hears of who asked meanwhile. */
export function rememberFirst<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
