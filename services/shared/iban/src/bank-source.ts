import type { BankDirectory, OtherSource } from './bank-directory.js';
import { germanDate, texts } from './texts.js';
import type { BankSource, Verdict } from './verdict.js';

/**
 * What a verdict keeps of the publisher of its bank data.
 * @returns undefined for the file of the country's known register: nearly all verdicts, and each is stored
 */
export function otherSourceOf(country: string, banks: BankDirectory | null): OtherSource | undefined {
  if (!banks?.covers(country)) return undefined;
  const { authority, source: publisher } = banks;
  return authority === 'register' && publisher === texts.bankSources[country] ? undefined : { authority, publisher };
}

/** Who stands behind the bank data of a verdict; null: there was none for the country. */
export function publisherOf({ source, country }: Pick<Verdict, 'source' | 'country'>): OtherSource | null {
  if (source) return source;
  const publisher = texts.bankSources[country ?? ''];
  return publisher === undefined ? null : { authority: 'register', publisher };
}

/** Where the facts about a verdict's bank come from; null: not known. */
export function bankSourceOf(verdict: Verdict): BankSource | null {
  const source = publisherOf(verdict);
  const { dataVersion } = verdict;
  return source && { ...source, date: bankDataDate(dataVersion) || null, dataVersion };
}

/** Whether bank data comes from the country's register itself. */
export function isFromRegister(verdict: Pick<Verdict, 'source'>): boolean {
  return !verdict.source || verdict.source.authority === 'register';
}

/** "07.09.2026": the day from which the bank data of a verdict is valid. */
export function bankDataDay({ dataVersion }: Pick<Verdict, 'dataVersion'>): string {
  return germanDate(bankDataDate(dataVersion));
}

/** The date in a data version; empty when no bank data was at hand. */
export function bankDataDate(dataVersion: string | null): string {
  return dataVersion?.slice(0, 10) ?? '';
}
