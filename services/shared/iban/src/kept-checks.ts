import { type Checks, describeChecks, findingText } from './describe-checks.js';
import type { FaultDescription } from './describe-fault.js';
import { type CheckName, checkNames, type CheckOutcome, type Verdict } from './verdict.js';

/** The checks of verdicts that ended alike, without what depends on the IBAN itself: the reasons of checks that failed or warned. */
export interface KeptChecks {
  readonly checks: Checks;
  /** The checks whose reasons are open. */
  readonly open: readonly CheckName[];
  /** The JSON text with which the answer ends, cut where open reasons belong. */
  readonly endOfAnswer: readonly string[];
}

type ByVersion = Map<string, KeptChecks>;
type ByMethod = Map<string, ByVersion>;

/** Countries × methods of one data version, in all ways they end, stay below this. */
const MAX_KEPT = 4_000;
const kept = new Map<string, ByMethod>();
/** The same for verdicts by loaded releases of the registry, by release. */
const keptByRelease = new Map<string, Map<string, ByMethod>>();
let size = 0;

/** Stands for an open reason; no text of ours holds it. */
const OPEN = '\u0000';
const OPEN_AS_JSON = JSON.stringify(OPEN);

/** The nine named checks of a verdict: see `describeChecks`. */
export function checksOf(verdict: Verdict, fault: FaultDescription | undefined): Checks {
  const { checks, open } = keptChecksOf(verdict);
  if (open.length === 0) return checks;
  const own: Record<CheckName, CheckOutcome> = { ...checks };
  for (const name of open) {
    const { result, source, date } = checks[name];
    own[name] = { result, reason: findingText(name, verdict, fault), source, date };
  }
  return own;
}

/**
 * Checks depend on results, country or bank's method, and data alone, but for the reasons left open, so they are described once and kept:
 * describing nine checks takes longer than making them. Three look-ups are quicker than building one key.
 */
export function keptChecksOf(verdict: Verdict): KeptChecks {
  const method = methodKey(verdict);
  const version = verdict.dataVersion ?? '';
  return keptOf(verdict).get(verdict.results)?.get(method)?.get(version) ?? keep(verdict, method, version);
}

/** A release may build the IBANs of a country in two ways, one after the other, and come again under another name. */
function keptOf({ registry }: Verdict): Map<string, ByMethod> {
  if (!registry) return kept;
  const { version, name, fields } = registry;
  return within(keptByRelease, `${version} ${fields ?? ''} ${name}`);
}

/** The account of a bank whose code is void is not checked, whatever its method; data of another source than the usual one says so. */
function methodKey({ bank, country, source }: Verdict): string {
  const method = bank?.deletion === 'done' ? `void ${country}` : (bank?.method ?? country ?? '');
  return source ? `${method} ${source.authority} ${source.publisher}` : method;
}

function keep(verdict: Verdict, method: string, version: string): KeptChecks {
  if (size >= MAX_KEPT) {
    kept.clear();
    keptByRelease.clear();
    size = 0;
  }
  const described = describeOnce(verdict);
  within(within(keptOf(verdict), verdict.results), method).set(version, described);
  size++;
  return described;
}

function describeOnce(verdict: Verdict): KeptChecks {
  const checks = describeChecks(verdict);
  const open = checkNames.filter((name) => checks[name].result === 'failed' || checks[name].result === 'warning');
  const marked = { ...checks };
  for (const name of open) marked[name] = { ...checks[name], reason: OPEN };
  const text = JSON.stringify({ dataVersion: verdict.dataVersion, checks: marked }).slice(1);
  return { checks, open, endOfAnswer: text.split(OPEN_AS_JSON) };
}

function within<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const existing = maps.get(key);
  if (existing) return existing;
  const created = new Map<string, V>();
  maps.set(key, created);
  return created;
}
