import type { ApiKeySort } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const { sorts, sortedByColumn } = tc.apiKeys.filter;

/** The orders to choose from; the heads of the table give others, of which the one in force is among them. */
export function offeredSorts(current: ApiKeySort): { value: ApiKeySort; text: string }[] {
  const offered = Object.entries(sorts).map(([value, text]) => ({ value: value as keyof typeof sorts, text }));
  return current in sorts ? offered : [...offered, { value: current, text: sortedByColumn }];
}
