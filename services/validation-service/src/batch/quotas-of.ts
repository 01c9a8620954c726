import type { CheckBatchHead } from '@pruefer/contracts';
import type { RecordedBatch } from './recorded-batch.js';

/** What the head of an answer tells beside the clock. */
export type Quotas = Pick<CheckBatchHead, 'quota' | 'remaining' | 'tests'>;

/**
 * The quota behind each check and what was left of it once that check was answered, exact to the call: charging tells what is left after each
 * caller's last check, so it is counted back to the check itself. Nobody has to ask the database for it. A repeat gets what is left now.
 */
export function quotasOf({ checks, grants, repeats }: RecordedBatch): Quotas {
  if (grants === null) return {};
  const left = grants.map(({ remaining, granted, isTest }) =>
    remaining === null ? null : isTest ? remaining : remaining + granted,
  );
  const repeated = new Set(repeats);
  const remaining = checks.map(({ caller }, place) => {
    const grant = grants[caller]!;
    const before = left[caller]!;
    if (before === null || grant.isTest || before === grant.remaining || repeated.has(place)) return before;
    return (left[caller] = before - 1);
  });
  const quota = checks.map(({ caller }) => grants[caller]!.quota);
  return { quota, remaining, ...testsOf({ checks, grants }) };
}

function testsOf({ checks, grants }: Pick<RecordedBatch, 'checks' | 'grants'>): Pick<Quotas, 'tests'> {
  if (!grants?.some(({ isTest }) => isTest)) return {};
  return { tests: checks.flatMap(({ caller }, place) => (grants[caller]!.isTest ? [place] : [])) };
}
