/** The ways in which a provider says when it wants to be asked again, each with its own refusal of too many calls. */
export function rateRefusals<Refusal extends object>(refusal: Refusal) {
  const after = (headers: Readonly<Record<string, string>>) => () => ({ ...refusal, headers });
  return {
    rate: () => refusal,
    "rate-seconds": after({ "Retry-After": "7" }),
    "rate-milliseconds": after({ "Retry-After": "2", "retry-after-ms": "1500" }),
    "rate-date": () => after({ "Retry-After": new Date(Date.now() + 30_000).toUTCString() })(),
  };
}
