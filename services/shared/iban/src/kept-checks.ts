import { type Checks, describeChecks } from './describe-checks.js';
import type { Verdict } from './verdict.js';

/** The checks of a verdict as object and as JSON text. */
export interface KeptChecks {
  readonly checks: Checks;
  readonly json: string;
}

/** Countries × methods of one data version stay below this. */
const MAX_KEPT = 2_000;
const kept = new Map<string, KeptChecks>();

/**
 * The checks of a verdict without fault or doubt. They depend on country, method and data alone, so they are described once and
 * kept: describing nine checks takes longer than making them.
 * @returns undefined when something was found: then the words depend on the IBAN itself
 */
export function keptChecksOf(verdict: Verdict): KeptChecks | undefined {
  if (verdict.error !== null || verdict.warnings.length > 0) return undefined;
  const key = `${verdict.country ?? ''} ${verdict.results} ${verdict.bank?.method ?? ''} ${verdict.dataVersion ?? ''}`;
  return kept.get(key) ?? keep(key, describeChecks(verdict));
}

function keep(key: string, checks: Checks): KeptChecks {
  if (kept.size >= MAX_KEPT) kept.clear();
  const described = { checks, json: JSON.stringify(checks) };
  kept.set(key, described);
  return described;
}
