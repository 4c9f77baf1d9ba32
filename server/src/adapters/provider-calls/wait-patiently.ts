type Dispatch = (options: object, handler: unknown) => unknown;

/** What carries out the calls of `fetch`, as far as it is used here. */
interface Dispatcher {
  compose(change: (dispatch: Dispatch) => Dispatch): unknown;
}

/** The name under which Node.js keeps its own, from the first `Headers` on; it may be one that goes through a proxy. */
const globalDispatcher = Symbol.for("undici.globalDispatcher.1");
/** Milliseconds without an answer, or without more of it: the longest time that a setting gives a provider. */
const longestSilence = 3_600_000;

/**
 * The option of `fetch` with which it waits as long as the caller's signal lets it, up to an hour. By itself Node.js gives up
 * an answer of which nothing has come for five minutes, and a model on a slow machine may think for longer.
 *
 * @returns fields for the options of `fetch`; none before Node.js has a dispatcher
 */
export function waitPatiently(): object {
  const usual = Reflect.get(globalThis, globalDispatcher) as Dispatcher | undefined;
  if (usual === undefined) return {};
  const limits = { headersTimeout: longestSilence, bodyTimeout: longestSilence };
  return {
    dispatcher: usual.compose(
      (dispatch) => (options, handler) => dispatch({ ...options, ...limits }, handler),
    ),
  };
}
