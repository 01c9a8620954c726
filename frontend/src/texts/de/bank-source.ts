import type { BankSource } from '@pruefer/contracts';
import { defaultTimes } from '@pruefer/contracts/formats';

/** "laut Deutsche Bundesbank, Stand 07.09.2026". */
export function bankSourcePhrase({ authority, publisher, date }: BankSource, ofDay = defaultTimes.ofDay): string {
  return `${authority === 'community' ? 'nicht amtlich:' : 'laut'} ${publisher}${date ? `, Stand ${ofDay(date)}` : ''}`;
}
