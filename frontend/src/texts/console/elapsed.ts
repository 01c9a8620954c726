const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the largest: seconds, and the word after "seit". */
const units = [
  [DAY, 'Tag', 'Tagen'],
  [HOUR, 'Stunde', 'Stunden'],
  [MINUTE, 'Minute', 'Minuten'],
  [1, 'Sekunde', 'Sekunden'],
] as const;

/** Time since an instant, for a sentence with "seit": "3 Stunden", "41 Tagen". */
export function elapsed(since: string, now: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 1_000));
  const [size, one, many] = units.find(([unit]) => seconds >= unit) ?? [1, 'Sekunde', 'Sekunden'];
  const count = Math.floor(seconds / size);
  return `${count} ${count === 1 ? one : many}`;
}
