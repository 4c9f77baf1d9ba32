// Replaces Google's script for frames (gapi.iframes), with the parts that the SDK of Firebase Authentication and the
// emulator's hidden page use to talk with each other. It accepts messages from any page, so it is only for tests.
(() => {
  /** @typedef {(data: unknown) => unknown} Handler */
  /** @typedef {{ readonly name: string, readonly data: unknown, readonly id: number }} Call */

  /** @type {Map<string, Handler>} */
  const handlers = new Map();
  /** @type {{ readonly call: Call, readonly source: Window }[]} */
  const early = [];
  /** @type {((answers: unknown[]) => void)[]} */
  const waiting = [];

  /** @param {Call} call @param {Window} source */
  async function answer({ name, data, id }, source) {
    const answers = [await handlers.get(name)?.(data)];
    source.postMessage({ frameAnswer: { id, answers } }, "*");
  }

  addEventListener("message", ({ data: message, source }) => {
    if (message?.frameCall !== undefined) {
      const received = { call: message.frameCall, source: /** @type {Window} */ (source) };
      if (handlers.has(received.call.name)) void answer(received.call, received.source);
      else early.push(received);
    } else if (message?.frameAnswer !== undefined) {
      const { id, answers } = message.frameAnswer;
      try {
        waiting[id]?.(answers);
      } catch {
        // The SDK's own callback throws after every answer, also after one that it has accepted.
      }
    }
  });

  /** @param {() => Window | null} target */
  const talkTo = (target) => ({
    restyle: () => Promise.resolve(),
    /** @param {(() => void) | undefined} done */
    ping: (done) => Promise.resolve(done?.()),
    /** @param {string} name @param {Handler} handler */
    register(name, handler) {
      handlers.set(name, handler);
      for (const { call, source } of early.splice(0))
        if (call.name === name) void answer(call, source);
        else early.push({ call, source });
    },
    /** @param {string} name @param {unknown} data @param {((answers: unknown[]) => void) | undefined} done */
    send(name, data, done) {
      const id = waiting.push(done ?? (() => {})) - 1;
      target()?.postMessage({ frameCall: { name, data, id } }, "*");
    },
  });

  /**
   * @param {{ where: HTMLElement, url: string, attributes?: Record<string, any> }} options
   * @param {(frame: object) => unknown} ready
   */
  async function open({ where, url, attributes = {} }, ready) {
    const frame = document.createElement("iframe");
    for (const [name, value] of Object.entries(attributes))
      if (name === "style") Object.assign(frame.style, value);
      else frame.setAttribute(name, value);
    frame.src = url;
    const loaded = new Promise((resolve) =>
      frame.addEventListener("load", resolve, { once: true }),
    );
    where.append(frame);
    await loaded;
    return ready(talkTo(() => frame.contentWindow));
  }

  const page = /** @type {any} */ (globalThis);
  page.gapi = {
    /** @param {string} _name @param {{ callback: () => void } | (() => void)} done */
    load: (_name, done) => queueMicrotask(typeof done === "function" ? done : done.callback),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: Object,
      getContext: () => ({ open, getParentIframe: () => talkTo(() => parent) }),
    },
  };
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const onload = new URL(script.src).searchParams.get("onload") ?? "gapi_onload";
  queueMicrotask(() => page[onload]?.());
})();
