import { defaultTimes } from '@pruefer/contracts/formats';

/** When an IBAN was checked. */
export function CheckTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{defaultTimes.at(timestamp)}</time>;
}
