/**
 * The environment of a product that finds a host, which is a third party by its name, at another address.
 *
 * @param host such as `words.example`
 * @param address of the server in its place, such as `http://127.0.0.1:PORT`
 */
export function leadHost(host: string, address: string): Record<string, string> {
  // In place of a name in the network and a certificate for it.
  const script = `
    const elsewhere = globalThis.fetch;
    const led = ${JSON.stringify(`https://${host}/`)};
    globalThis.fetch = (asked, options) => {
      const url = String(asked);
      const here = url.startsWith(led) ? ${JSON.stringify(`${address}/`)} + url.slice(led.length) : asked;
      return elsewhere(here, options);
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
