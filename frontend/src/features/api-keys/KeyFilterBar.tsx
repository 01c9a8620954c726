import { apiKeyStatuses } from '@pruefer/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tc } from '../../texts/de-console.js';
import { type ActiveFilter, FilterBar } from '../../ui/FilterBar.js';
import { SearchField } from '../../ui/SearchField.js';
import type { KeyFilter } from './use-key-filter.js';

interface KeyFilterBarProps {
  readonly filter: KeyFilter;
  readonly onChange: (change: Partial<KeyFilter>, replaces?: boolean) => void;
  readonly onReset: () => void;
}

const text = tc.apiKeys.filter;

/** Which keys are shown. */
export function KeyFilterBar({ filter, onChange, onReset }: KeyFilterBarProps) {
  return (
    <FilterBar active={activeFilters(filter, onChange)} onReset={onReset}>
      <SearchField label={text.search} value={filter.search} onSearch={(search) => onChange({ search }, true)} />
      <TextField
        select
        value={filter.status}
        onChange={({ target }) =>
          onChange({ status: apiKeyStatuses.find((status) => status === target.value) ?? 'all' })
        }
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': text.status } } }}
        sx={{ width: { md: 190 }, flex: 'none' }}
      >
        {apiKeyStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {text.statuses[status]}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={text.renewed}
        control={<Checkbox checked={filter.showRenewed} onChange={(_, showRenewed) => onChange({ showRenewed })} />}
        sx={{ flex: 'none', whiteSpace: 'nowrap', pr: 2 }}
      />
    </FilterBar>
  );
}

function activeFilters(
  { search, status, showRenewed }: KeyFilter,
  onChange: KeyFilterBarProps['onChange'],
): ActiveFilter[] {
  const all: (ActiveFilter | false)[] = [
    search !== '' && { name: text.searched, value: search, onRemove: () => onChange({ search: '' }) },
    status !== 'all' && {
      name: text.status,
      value: text.statuses[status],
      onRemove: () => onChange({ status: 'all' }),
    },
    showRenewed && { name: text.renewedShort, value: text.shown, onRemove: () => onChange({ showRenewed: false }) },
  ];
  return all.filter((filter) => filter !== false);
}
