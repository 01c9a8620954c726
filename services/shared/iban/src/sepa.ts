import type { JudgedBy } from './verdict.js';

/** When a country came to SEPA. Dates are as precise as their source: YYYY, YYYY-MM or YYYY-MM-DD. */
export interface SepaMembership {
  /** Since when the European Payments Council counts it in. */
  readonly inScopeSince: string;
  /** From when its banks can take part in the schemes. */
  readonly paymentsSince: string;
}

const START = '2008-01-28';
const founders =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Scope and first payments on one day. */
const at = (since: string): SepaMembership => ({ inScopeSince: since, paymentsSince: since });

/**
 * The countries of SEPA by the code in their IBANs: the 41 of the European Payments Council (EPC409-09, version 8.0; the registry's own
 * flag is older) and Gibraltar, which belongs to the United Kingdom there but has a code of its own. Guernsey, Jersey and the Isle of Man use
 * GB, the French overseas departments FR, the Åland Islands FI. Not in SEPA: Faroe Islands, Greenland, Kosovo.
 */
const memberships: ReadonlyMap<string, SepaMembership> = new Map([
  ...founders.map((country): [string, SepaMembership] => [country, at(START)]),
  ['MC', at('2009')],
  ['HR', at('2013-07-01')],
  ['SM', at('2014-02-01')],
  ['AD', at('2019-03-01')],
  ['VA', at('2019-03-01')],
  ['AL', { inScopeSince: '2024-11-21', paymentsSince: '2025-10-05' }],
  ['ME', { inScopeSince: '2024-11-21', paymentsSince: '2025-10-05' }],
  ['MD', { inScopeSince: '2025-03-06', paymentsSince: '2025-10-05' }],
  ['MK', { inScopeSince: '2025-03-06', paymentsSince: '2025-10-05' }],
  ['RS', { inScopeSince: '2025-05-22', paymentsSince: '2026-05' }],
]);

/** The codes of all countries of SEPA. */
export const sepaCountries: readonly string[] = [...memberships.keys()].sort();

/** When a country came to SEPA; null when it does not belong to it. */
export function sepaMembershipOf(country: string): SepaMembership | null {
  return memberships.get(country) ?? null;
}

/**
 * The same by the release of the registry that a verdict was made by.
 * @param registry undefined: the shipped one
 */
export function isInSepaBy(registry: JudgedBy | undefined, country: string, day: string): boolean {
  const since = registry?.sepaSince;
  if (since === undefined) return isInSepa(country, day);
  return since !== null && since <= day;
}

/**
 * Whether SEPA payments reach the accounts of a country. Whether one bank takes part is another question.
 * @param day YYYY-MM-DD, or a timestamp that begins so
 */
export function isInSepa(country: string, day: string): boolean {
  const membership = sepaMembershipOf(country);
  return membership !== null && membership.paymentsSince <= day;
}
