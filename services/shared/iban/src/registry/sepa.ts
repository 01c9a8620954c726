import type { VerdictRelease } from '../verdict/verdict.js';

/** Start of a country's SEPA membership. Dates are as precise as their source: YYYY, YYYY-MM or YYYY-MM-DD. */
interface SepaMembership {
  /** Date of the European Payments Council's list. */
  readonly inScopeSince: string;
  /** First day on which its banks can take part in the schemes. */
  readonly paymentsSince: string;
}

const START = '2008-01-28';
const founders =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

const at = (since: string): SepaMembership => ({ inScopeSince: since, paymentsSince: since });

/**
 * SEPA countries by the code in their IBANs: the 41 of the European Payments Council (EPC409-09, version 8.0; the registry's own flag is older) and
 * Gibraltar, which the council lists under the United Kingdom. Guernsey, Jersey and the Isle of Man use GB, the French overseas departments FR, the
 * Åland Islands FI. Not in SEPA: Faroe Islands, Greenland, Kosovo.
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

export const sepaCountries: readonly string[] = [...memberships.keys()].sort();

export function findSepaMembership(country: string): SepaMembership | null {
  return memberships.get(country) ?? null;
}

/** The same by the release of the registry in a verdict. @param registry undefined: the shipped one */
export function isInSepaBy(registry: VerdictRelease | undefined, country: string, day: string): boolean {
  const since = registry?.sepaSince;
  if (since === undefined) return isInSepa(country, day);
  return since !== null && since <= day;
}

/** Individual banks may not take part. @param day YYYY-MM-DD, or a timestamp that begins with it */
export function isInSepa(country: string, day: string): boolean {
  const membership = findSepaMembership(country);
  return membership !== null && membership.paymentsSince <= day;
}
