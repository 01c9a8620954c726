import type { BankDirectory, OtherSource } from './bank-directory.js';
import type { Language } from '../texts/language.js';
import { textsIn } from '../texts/texts-in.js';
import type { BankSource, Verdict } from './verdict.js';

/** Registers that are the usual data of their country, by name; verdicts do not repeat them. */
export const knownRegisters = {
  AT: 'Oesterreichische Nationalbank',
  CH: 'SIX Interbank Clearing',
  DE: 'Deutsche Bundesbank',
  LI: 'SIX Interbank Clearing',
} as const;

const registerOf: Readonly<Record<string, string>> = knownRegisters;

/** Undefined for the country's known register, which saves space in nearly all stored verdicts. */
export function sourceForVerdict(country: string, banks: BankDirectory | null): OtherSource | undefined {
  if (!banks?.covers(country)) return undefined;
  const { authority, source: publisher } = banks;
  return authority === 'register' && publisher === registerOf[country] ? undefined : { authority, publisher };
}

/** Publisher of a verdict's bank data; null when there was no data for the country. */
export function findPublisher({ source, country }: Pick<Verdict, 'source' | 'country'>): OtherSource | null {
  if (source) return source;
  const publisher = registerOf[country ?? ''];
  return publisher === undefined ? null : { authority: 'register', publisher };
}

export function findBankSource(verdict: Pick<Verdict, 'source' | 'country' | 'dataVersion'>): BankSource | null {
  const source = findPublisher(verdict);
  const { dataVersion } = verdict;
  return source && { ...source, date: bankDataDate(dataVersion) || null, dataVersion };
}

/** Note on bank data that does not come from the country's register; undefined for a register. */
export function weaknessOfAuthority({ source }: Pick<Verdict, 'source'>, language: Language): string | undefined {
  return !source || source.authority === 'register' ? undefined : textsIn[language].weakAuthority[source.authority];
}

/** The date in a data version; empty when there was no bank data. */
export function bankDataDate(dataVersion: string | null): string {
  return dataVersion?.slice(0, 10) ?? '';
}
