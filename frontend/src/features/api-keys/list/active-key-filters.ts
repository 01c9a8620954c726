import { tc } from '~/texts/de-console.js';
import { activeFilter, type ActiveFilter } from '~/ui/controls/FilterBar.js';
import type { KeyFilter } from './use-key-filter.js';

const text = tc.apiKeys.filter;

/** The active filters in words, each with a function that removes it. */
export function activeKeyFilters(
  { search, status, renewed, usedFrom, expiry, unusedFor }: KeyFilter,
  onChange: (change: Partial<KeyFilter>) => void,
): ActiveFilter[] {
  return [
    ...activeFilter(text.searched, search, () => onChange({ search: '' })),
    ...activeFilter(text.status, status !== 'all' && text.statuses[status], () => onChange({ status: 'all' })),
    ...activeFilter(text.usedFrom.label, usedFrom && text.usedFrom.options[usedFrom], () =>
      onChange({ usedFrom: null }),
    ),
    ...activeFilter(text.expiry.label, expiry && text.expiry.options[expiry], () => onChange({ expiry: null })),
    ...activeFilter(text.unusedFor.label, unusedFor && text.unusedFor.options[unusedFor], () =>
      onChange({ unusedFor: null }),
    ),
    ...activeFilter(text.renewed, renewed && text.shown, () => onChange({ renewed: false })),
  ];
}
