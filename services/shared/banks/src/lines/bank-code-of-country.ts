import { findStructure } from '@pruefer/iban';

const kinds = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' } as const;
const patterns = new Map<string, RegExp>();

/** Pattern of a country's bank codes in IBANs. @param country ISO 3166 code; @returns undefined when no country with IBANs has this code */
export function bankCodePattern(country: string): RegExp | undefined {
  const structure = /^[A-Z]{2}$/.test(country) ? findStructure(country) : undefined;
  if (!structure) return undefined;
  const cached = patterns.get(country);
  if (cached) return cached;
  const { bank, classes } = structure;
  const classesOfCode = [...classes.slice(bank.start - 1, bank.end)] as (keyof typeof kinds)[];
  const pattern = new RegExp(`^${classesOfCode.map((place) => kinds[place]).join('')}$`);
  patterns.set(country, pattern);
  return pattern;
}

/** Restores leading zeros that tables drop from numbers; other texts remain unchanged. */
export function withZeros(country: string, code: string): string {
  const bank = findStructure(country)?.bank;
  return bank && /^\d+$/.test(code) ? code.padStart(bank.end - bank.start + 1, '0') : code;
}
