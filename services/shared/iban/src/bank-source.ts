import type { BankDirectory, OtherSource } from './bank-directory.js';
import { texts } from './texts.js';
import type { BankSource, Verdict } from './verdict.js';

/** Registers whose file is the usual data of their country, by name: verdicts need not say so. */
export const knownRegisters = {
  AT: 'Oesterreichische Nationalbank',
  CH: 'SIX Interbank Clearing',
  DE: 'Deutsche Bundesbank',
  LI: 'SIX Interbank Clearing',
} as const;

const registerOf: Readonly<Record<string, string>> = knownRegisters;

/**
 * What a verdict keeps of the publisher of its bank data.
 * @returns undefined for the file of the country's known register: nearly all verdicts, and each is stored
 */
export function otherSourceOf(country: string, banks: BankDirectory | null): OtherSource | undefined {
  if (!banks?.covers(country)) return undefined;
  const { authority, source: publisher } = banks;
  return authority === 'register' && publisher === registerOf[country] ? undefined : { authority, publisher };
}

/** Who stands behind the bank data of a verdict; null: there was none for the country. */
export function publisherOf({ source, country }: Pick<Verdict, 'source' | 'country'>): OtherSource | null {
  if (source) return source;
  const publisher = registerOf[country ?? ''];
  return publisher === undefined ? null : { authority: 'register', publisher };
}

/** Where the facts about a verdict's bank come from; null: not known. */
export function bankSourceOf(verdict: Pick<Verdict, 'source' | 'country' | 'dataVersion'>): BankSource | null {
  const source = publisherOf(verdict);
  const { dataVersion } = verdict;
  return source && { ...source, date: bankDataDate(dataVersion) || null, dataVersion };
}

/** What people read of bank data that does not come from the country's register itself; undefined of the register's. */
export function weaknessOfAuthority({ source }: Pick<Verdict, 'source'>): string | undefined {
  return !source || source.authority === 'register' ? undefined : texts.weakAuthority[source.authority];
}

/** The date in a data version; empty when no bank data was at hand. */
export function bankDataDate(dataVersion: string | null): string {
  return dataVersion?.slice(0, 10) ?? '';
}
