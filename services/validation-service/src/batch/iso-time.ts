let lastMs = Number.NaN;
let lastText = '';

/** A timestamp in ISO 8601. Checks of one batch share few milliseconds, so the last text is cached. */
export function isoTime(epochMs: number): string {
  if (epochMs !== lastMs) {
    lastText = new Date(epochMs).toISOString();
    lastMs = epochMs;
  }
  return lastText;
}
