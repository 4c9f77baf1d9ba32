import { isLoopback } from "../network/loopback.ts";

/** The names of headers by which proxies tell of themselves, or for whom they ask. Browsers send none of them. */
const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|(?:true-)?client-ip|(?:cf|fastly|fly|tailscale)-.*|x-(?:forwarded|original|real-ip|client|cluster-client|remote|envoy|arr|amz|azure|appengine).*)$/;

/**
 * Whether a request comes from a browser on this machine, as far as it shows: over the loopback address, for a name of
 * this machine, and without a word of a proxy, which brings requests of others. A proxy that changes nothing and
 * tells nothing can't be told apart.
 *
 * @param socketAddress the other end of the connection
 */
export function isAskedFromHere(headers: Headers, socketAddress: string): boolean {
  return (
    isLoopback(socketAddress) &&
    isLoopback(hostnameOf(headers.get("host") ?? "")) &&
    ![...headers.keys()].some((name) => forwardingHeader.test(name))
  );
}

/** The host without its port; empty when it is none. */
function hostnameOf(host: string): string {
  return /^(?:\[[\da-f:.]+\]|[^:/@?#\s]+)(?=(?::\d+)?$)/.exec(host.toLowerCase())?.[0] ?? "";
}
