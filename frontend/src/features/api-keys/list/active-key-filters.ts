import { tc } from '~/texts/de-console.js';
import type { ActiveFilter } from '~/ui/controls/FilterBar.js';
import type { KeyFilter } from './use-key-filter.js';

const text = tc.apiKeys.filter;

/** The active filters in words, each with a function that removes it. */
export function activeKeyFilters(
  { search, status, showRenewed, usedFrom, expiry, unusedFor }: KeyFilter,
  onChange: (change: Partial<KeyFilter>) => void,
): ActiveFilter[] {
  const filters: (ActiveFilter | null | false)[] = [
    search !== '' && { name: text.searched, value: search, onRemove: () => onChange({ search: '' }) },
    status !== 'all' && {
      name: text.status,
      value: text.statuses[status],
      onRemove: () => onChange({ status: 'all' }),
    },
    usedFrom && {
      name: text.usedFrom.label,
      value: text.usedFrom.options[usedFrom],
      onRemove: () => onChange({ usedFrom: null }),
    },
    expiry && {
      name: text.expiry.label,
      value: text.expiry.options[expiry],
      onRemove: () => onChange({ expiry: null }),
    },
    unusedFor && {
      name: text.unusedFor.label,
      value: text.unusedFor.options[unusedFor],
      onRemove: () => onChange({ unusedFor: null }),
    },
    showRenewed && { name: text.renewed, value: text.shown, onRemove: () => onChange({ showRenewed: false }) },
  ];
  return filters.filter((filter) => filter !== null && filter !== false);
}
