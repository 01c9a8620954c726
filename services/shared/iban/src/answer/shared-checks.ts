import { checkFailureAt, type Checks, describeChecks } from './describe-checks.js';
import type { ErrorDescription } from './describe-error.js';
import type { Language } from '../texts/language.js';
import { type CheckName, checkNames, type CheckOutcome, type Verdict } from '../verdict/verdict.js';

/** Checks shared by verdicts with the same results, without the reasons of failures and warnings, which depend on the IBAN. */
interface SharedChecks {
  readonly checks: Checks;
  /** The checks whose reasons are filled in per IBAN. */
  readonly unfinished: readonly CheckName[];
  /** The end of the answer's JSON text, split where those reasons are inserted. */
  readonly endOfAnswer: readonly string[];
}

type ByVersion = Map<string, SharedChecks>;
type ByMethod = Map<string, ByVersion>;
type ByResults = Map<string, ByMethod>;

/** More than countries × methods × results of one data version, in both languages. */
const MAX_CACHED = 4_000;
interface Cache {
  readonly shipped: ByResults;
  readonly byRelease: Map<string, ByResults>;
}

const cacheIn: Readonly<Record<Language, Cache>> = {
  de: { shipped: new Map(), byRelease: new Map() },
  en: { shipped: new Map(), byRelease: new Map() },
};
let size = 0;

/** Placeholder of a reason; no sentence contains it. */
const PLACEHOLDER = '\u0000';
const PLACEHOLDER_AS_JSON = JSON.stringify(PLACEHOLDER);

export function describeVerdictChecks(
  verdict: Verdict,
  error: ErrorDescription | undefined,
  language: Language,
): Checks {
  const { checks, unfinished } = getSharedChecks(verdict, language);
  if (unfinished.length === 0) return checks;
  const checksOfVerdict: Record<CheckName, CheckOutcome> = { ...checks };
  for (const name of unfinished) {
    const { result, source, date } = checks[name];
    const { error: reason, values } = checkFailureAt(name, verdict, error, language);
    checksOfVerdict[name] = { result, reason, ...(values && { values }), source, date };
  }
  return checksOfVerdict;
}

/**
 * Cached by results, country or bank's method, and data version, on which all other texts depend: describing nine checks takes longer than making
 * them. Three look-ups are faster than building one key.
 */
export function getSharedChecks(verdict: Verdict, language: Language): SharedChecks {
  const method = methodKey(verdict);
  const version = verdict.dataVersion ?? '';
  const byResults = getCache(verdict, language);
  return byResults.get(verdict.results)?.get(method)?.get(version) ?? addToCache(verdict, method, version, language);
}

/** Keyed by name and structure as well: a release may change a country's structure over time and may be loaded again under another name. */
function getCache({ registry }: Verdict, language: Language): ByResults {
  const { shipped, byRelease } = cacheIn[language];
  if (!registry) return shipped;
  const { version, name, fields } = registry;
  return mapAt(byRelease, `${version} ${fields ?? ''} ${name}`);
}

/** Void bank codes share a key, because their accounts are not checked; the publisher is part of it for data of other sources. */
function methodKey({ bank, country, source }: Verdict): string {
  const method = bank?.deletion === 'done' ? `void ${country}` : (bank?.method ?? country ?? '');
  return source ? `${method} ${source.authority} ${source.publisher}` : method;
}

function addToCache(verdict: Verdict, method: string, version: string, language: Language): SharedChecks {
  if (size >= MAX_CACHED) {
    for (const { shipped, byRelease } of Object.values(cacheIn)) {
      shipped.clear();
      byRelease.clear();
    }
    size = 0;
  }
  const described = describeShared(verdict, language);
  mapAt(mapAt(getCache(verdict, language), verdict.results), method).set(version, described);
  size++;
  return described;
}

function describeShared(verdict: Verdict, language: Language): SharedChecks {
  const checks = describeChecks(verdict, language);
  const unfinished = checkNames.filter((name) => checks[name].result === 'failed' || checks[name].result === 'warning');
  const templates = { ...checks };
  for (const name of unfinished) templates[name] = { ...checks[name], reason: PLACEHOLDER };
  const text = JSON.stringify({ dataVersion: verdict.dataVersion, checks: templates }).slice(1);
  return { checks, unfinished, endOfAnswer: text.split(PLACEHOLDER_AS_JSON) };
}

function mapAt<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const existing = maps.get(key);
  if (existing) return existing;
  const created = new Map<string, V>();
  maps.set(key, created);
  return created;
}
