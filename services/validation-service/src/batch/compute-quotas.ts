import type { CheckBatchHead } from '@pruefer/contracts';
import type { Grant, RecordedBatch } from './recorded-batch.js';

/** The quota fields in the head of an answer. */
type Quotas = Pick<CheckBatchHead, 'quota' | 'remaining' | 'tests'>;

/**
 * Quota of each check's contract and the rest after that check, exact to the call. Charging returns the rest after a caller's last check; the values
 * before it are counted back without another query. A repeat gets the current rest.
 */
export function computeQuotas({ checks, grants, repeats }: RecordedBatch): Quotas {
  if (grants === null) return {};
  const remainingByCaller = grants.map(remainingBefore);
  const repeatPlaces = new Set(repeats);
  const remaining: (number | null)[] = [];
  for (const [place, { caller }] of checks.entries()) {
    let rest = remainingByCaller[caller] ?? null;
    // At the final rest all granted checks are counted, so this one was not granted.
    const isGranted = rest !== grants[caller]!.remaining;
    if (rest !== null && isGranted && !repeatPlaces.has(place)) rest--;
    remainingByCaller[caller] = rest;
    remaining.push(rest);
  }
  const quota = checks.map(({ caller }) => grants[caller]!.quota);
  return { quota, remaining, ...selectTests({ checks, grants }) };
}

/** A test key is charged nothing, so its rest never changes. */
function remainingBefore({ remaining, granted, isTest }: Grant): number | null {
  return remaining === null || isTest ? remaining : remaining + granted;
}

function selectTests({ checks, grants }: Pick<RecordedBatch, 'checks' | 'grants'>): Pick<Quotas, 'tests'> {
  if (!grants?.some(({ isTest }) => isTest)) return {};
  return { tests: checks.flatMap(({ caller }, index) => (grants[caller]!.isTest ? [index] : [])) };
}
