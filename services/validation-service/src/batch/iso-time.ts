let lastMs = Number.NaN;
let lastText = '';

/** A moment in ISO 8601. Checks of one batch were received in few different milliseconds: the text of the last one is kept. */
export function isoTime(epochMs: number): string {
  if (epochMs !== lastMs) {
    lastText = new Date(epochMs).toISOString();
    lastMs = epochMs;
  }
  return lastText;
}
