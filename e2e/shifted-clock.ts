const minute = 60_000;

/** The environment of a product whose clock is this many minutes ahead. */
export function shiftClock(minutes: number): Record<string, string> {
  const script = `
    const Now = Date;
    globalThis.Date = class extends Now {
      constructor(...parts) {
        if (parts.length === 0) super(Now.now() + ${minutes * minute});
        else super(...parts);
      }
      static now() {
        return Now.now() + ${minutes * minute};
      }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
