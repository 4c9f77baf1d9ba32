/**
 * An hour as the language of the browser writes it, such as `7:00 AM` or `07:00`.
 *
 * @param language of the browser; undefined for the system's
 */
export const hourName = (hour: number, language?: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(Date.UTC(2026, 0, 1, hour));
