import type { CheckBatchHead } from '@pruefer/contracts';
import type { RecordedBatch } from './recorded-batch.js';

/** The quota fields in the head of an answer. */
type Quotas = Pick<CheckBatchHead, 'quota' | 'remaining' | 'tests'>;

/**
 * Quota of each check's contract and the rest after that check, exact to the call. Charging returns the rest after a caller's last check; the values
 * before it are counted back without another query. A repeat gets the current rest.
 */
export function quotasOf({ checks, grants, repeats }: RecordedBatch): Quotas {
  if (grants === null) return {};
  const remainingByCaller = grants.map(({ remaining, granted, isTest }) =>
    remaining === null ? null : isTest ? remaining : remaining + granted,
  );
  const repeatPlaces = new Set(repeats);
  const remaining = checks.map(({ caller }, index) => {
    const grant = grants[caller]!;
    const before = remainingByCaller[caller]!;
    if (before === null || grant.isTest || before === grant.remaining || repeatPlaces.has(index)) return before;
    return (remainingByCaller[caller] = before - 1);
  });
  const quota = checks.map(({ caller }) => grants[caller]!.quota);
  return { quota, remaining, ...testsOf({ checks, grants }) };
}

function testsOf({ checks, grants }: Pick<RecordedBatch, 'checks' | 'grants'>): Pick<Quotas, 'tests'> {
  if (!grants?.some(({ isTest }) => isTest)) return {};
  return { tests: checks.flatMap(({ caller }, index) => (grants[caller]!.isTest ? [index] : [])) };
}
