import { type Checks, describeChecks } from './describe-checks.js';
import type { Verdict } from './verdict.js';

/** The checks of a verdict, and the JSON text with which its answer ends. */
export interface KeptChecks {
  readonly checks: Checks;
  readonly endOfAnswer: string;
}

type ByVersion = Map<string, KeptChecks>;
type ByMethod = Map<string, ByVersion>;

/** Countries × methods of one data version stay below this. */
const MAX_KEPT = 2_000;
const kept = new Map<string, ByMethod>();
let size = 0;

/**
 * The checks of a verdict without fault or warning. They depend on results, country or bank's method, and data alone, so they are described
 * once and kept: describing nine checks takes longer than making them. Three look-ups are quicker than building one key.
 * @returns undefined when something was found: then the words depend on the IBAN itself
 */
export function keptChecksOf(verdict: Verdict): KeptChecks | undefined {
  if (verdict.error !== null || verdict.warnings.length > 0) return undefined;
  const { source } = verdict;
  const ownMethod = verdict.bank?.method ?? verdict.country ?? '';
  const method = source ? `${ownMethod} ${source.authority} ${source.publisher}` : ownMethod;
  const version = verdict.dataVersion ?? '';
  return kept.get(verdict.results)?.get(method)?.get(version) ?? keep(verdict, method, version);
}

function keep(verdict: Verdict, method: string, version: string): KeptChecks {
  if (size >= MAX_KEPT) {
    kept.clear();
    size = 0;
  }
  const checks = describeChecks(verdict);
  const endOfAnswer = JSON.stringify({ dataVersion: verdict.dataVersion, checks }).slice(1);
  const described = { checks, endOfAnswer };
  within(within(kept, verdict.results), method).set(version, described);
  size++;
  return described;
}

function within<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const existing = maps.get(key);
  if (existing) return existing;
  const created = new Map<string, V>();
  maps.set(key, created);
  return created;
}
