import { checkTimeText } from './check-time.js';

/** When an IBAN was checked. */
export function CheckTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{checkTimeText(timestamp)}</time>;
}
