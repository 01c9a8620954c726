import type { UserSort } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { ChoiceField } from '~/ui/controls/ChoiceField.js';
import { FilterBar } from '~/ui/controls/FilterBar.js';
import { SearchField } from '~/ui/controls/SearchField.js';
import type { UserFilter } from './use-user-filter.js';

const text = tc.users.filter;
const SORT_WIDTH_PX = 240;

/** Filters and sorts the list of users. */
export function UserFilterBar({ filter: { search, sort, change } }: { filter: UserFilter }) {
  const forget = () => change('search', '');
  const active = search === '' ? [] : [{ name: text.searched, value: search, onRemove: forget }];
  return (
    <FilterBar
      search={<SearchField label={text.search} value={search} onSearch={(typed) => change('search', typed, true)} />}
      active={active}
      onReset={forget}
    >
      <ChoiceField
        label={text.sort}
        value={sort}
        options={offeredSorts(sort)}
        widthPx={SORT_WIDTH_PX}
        onChoose={(chosen) => change('sort', chosen)}
      />
    </FilterBar>
  );
}

/** The heads of the table give other orders, of which the one in force is among these. */
function offeredSorts(current: UserSort): { value: UserSort; text: string }[] {
  const offered = Object.entries(text.sorts).map(([value, words]) => ({ value: value as UserSort, text: words }));
  return current in text.sorts ? offered : [...offered, { value: current, text: text.sortedByColumn }];
}
