import { type ApiKeySort, apiKeyStatuses, keyExpiries, keyIdleTimes, usedPercents } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { tc } from '~/texts/de-console.js';
import { ChoiceField } from '~/ui/ChoiceField.js';
import { FilterBar } from '~/ui/FilterBar.js';
import { SearchField } from '~/ui/SearchField.js';
import { wrappingFields } from '~/ui/wrapping-fields.js';
import { activeKeyFilters } from './active-key-filters.js';
import { offeredSorts } from './offered-sorts.js';
import type { KeyFilter } from './use-key-filter.js';

interface KeyFilterBarProps {
  readonly filter: KeyFilter;
  readonly sort: ApiKeySort;
  readonly onChange: (change: Partial<KeyFilter>, replaces?: boolean) => void;
  readonly onSort: (sort: ApiKeySort) => void;
  readonly onReset: () => void;
}

const text = tc.apiKeys.filter;
const STATUS_WIDTH_PX = 190;
const WIDTH_PX = 210;

/** Which keys are shown, and in which order. */
export function KeyFilterBar({ filter, sort, onChange, onSort, onReset }: KeyFilterBarProps) {
  return (
    <FilterBar active={activeKeyFilters(filter, onChange)} onReset={onReset}>
      <Box sx={wrappingFields}>
        <Box sx={{ flex: { md: '1 1 320px' }, minWidth: 0 }}>
          <SearchField label={text.search} value={filter.search} onSearch={(search) => onChange({ search }, true)} />
        </Box>
        <ChoiceField
          label={text.status}
          value={filter.status}
          options={apiKeyStatuses.map((value) => ({ value, text: text.statuses[value] }))}
          widthPx={STATUS_WIDTH_PX}
          onChoose={(status) => onChange({ status })}
        />
        <FormControlLabel
          label={text.renewed}
          control={<Checkbox checked={filter.showRenewed} onChange={(_, showRenewed) => onChange({ showRenewed })} />}
          sx={{ flex: 'none', whiteSpace: 'nowrap', pr: 2 }}
        />
        <Box sx={{ ...wrappingFields, flexBasis: '100%' }}>
          <FilterChoice name="usedFrom" values={usedPercents} {...{ filter, onChange }} />
          <FilterChoice name="expiry" values={keyExpiries} {...{ filter, onChange }} />
          <FilterChoice name="unusedFor" values={keyIdleTimes} {...{ filter, onChange }} />
          <ChoiceField
            label={text.sort}
            value={sort}
            options={offeredSorts(sort)}
            widthPx={WIDTH_PX}
            onChoose={onSort}
          />
        </Box>
      </Box>
    </FilterBar>
  );
}

type Chosen = 'usedFrom' | 'expiry' | 'unusedFor';

interface FilterChoiceProps<Name extends Chosen> extends Pick<KeyFilterBarProps, 'filter' | 'onChange'> {
  readonly name: Name;
  readonly values: readonly NonNullable<KeyFilter[Name]>[];
}

/** A filter that need not be chosen. */
function FilterChoice<Name extends Chosen>({ name, values, filter, onChange }: FilterChoiceProps<Name>) {
  const { label, any, options }: { label: string; any: string; options: Readonly<Record<string, string>> } = text[name];
  return (
    <ChoiceField<string>
      label={label}
      value={filter[name] ?? ''}
      options={[{ value: '', text: any }, ...values.map((value) => ({ value, text: options[value] ?? value }))]}
      widthPx={WIDTH_PX}
      onChoose={(value) => onChange({ [name]: values.find((known) => known === value) ?? null })}
    />
  );
}
