import { DAY_MS, type Times } from '@pruefer/contracts';

/** The Bundesbank publishes a file about four weeks before its first day. */
const WEEKS_AHEAD_MS = 28 * DAY_MS;

export interface BankDataReach {
  /** Last day of the file in force (YYYY-MM-DD); null: not stated; undefined: none is in force. */
  readonly validUntil: string | null | undefined;
  /** A later file is loaded already. */
  readonly hasNext: boolean;
}

/** German warnings about the bank data. @param today the day in Germany (YYYY-MM-DD) */
export function bankDataWarnings(
  { validUntil, hasNext }: BankDataReach,
  today: string,
  times: Pick<Times, 'ofDay'>,
): string[] {
  if (validUntil === undefined) return ['Es sind keine deutschen Bankdaten geladen.'];
  if (validUntil === null) return [];
  if (today > validUntil)
    return [`Die Bankdaten galten bis ${times.ofDay(validUntil)}. Neuere Bankleitzahlen stehen nicht darin.`];
  if (hasNext || !isWithin(validUntil, today)) return [];
  return [`Die Bankdaten gelten nur noch bis ${times.ofDay(validUntil)}. Bitte laden Sie vorher die nächste Datei.`];
}

/** Whether a day comes within four weeks. */
export function isWithin(day: string, today: string): boolean {
  return Date.parse(day) - Date.parse(today) <= WEEKS_AHEAD_MS;
}
