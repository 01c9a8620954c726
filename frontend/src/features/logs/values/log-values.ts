import { type Channel, channels, germanNumber, type LogEntry } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const SHOWN_IBAN_CHARACTERS = 20;
const SHOWN_KEY_CHARACTERS = 12;
/** Durations below this are shown with tenths of a millisecond. */
const FINE_MS = 10;
const MASK = '…';

/** A stored IBAN as the table shows it: at most 20 characters; a masked one is short enough. */
export function ibanText(iban: string | null): string {
  if (iban === null) return tc.logs.none;
  return iban.length > SHOWN_IBAN_CHARACTERS ? iban.slice(0, SHOWN_IBAN_CHARACTERS) + tc.logs.cut : iban;
}

/** The first 12 characters of a key's id, or the label of public checks. */
export function keyText(apiKeyId: string | null): string {
  return apiKeyId === null ? tc.logs.public : apiKeyId.slice(0, SHOWN_KEY_CHARACTERS);
}

/** The channel of an entry; entries stored before bulk calls existed have none and count as single checks. */
export function parseLogChannel(channel: string | null | undefined): Channel {
  return channels.find((option) => option === channel) ?? 'single';
}

/** A response time in milliseconds, below 10 ms with a decimal place. @param responseTime milliseconds */
export function durationText(responseTime: number | null): string {
  if (responseTime === null) return tc.logs.none;
  return tc.logs.milliseconds(germanNumber(responseTime, { atMost: responseTime < FINE_MS ? 1 : 0 }));
}

/** Whether all of an IBAN is stored. */
export function isWholeIban(iban: string | null): iban is string {
  return iban !== null && !iban.includes(MASK);
}

/** Whether all of an address is stored, and not only its network. */
export function isWholeIpAddress(address: string | null): address is string {
  return address !== null && !address.includes('/');
}

/** An entry as the block "Bankdaten" shows it: the stored details as formatted JSON. */
export function bankDetailsJson({ bankDetails }: LogEntry): string | null {
  return bankDetails && JSON.stringify(bankDetails, null, 2);
}
