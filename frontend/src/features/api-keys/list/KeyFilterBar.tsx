import { apiKeyStatuses, keyExpiries, keyIdleTimes, usedPercents } from '@pruefer/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { tc } from '~/texts/de-console.js';
import { ChoiceField } from '~/ui/controls/ChoiceField.js';
import { FilterBar } from '~/ui/controls/FilterBar.js';
import { SearchField } from '~/ui/controls/SearchField.js';
import { activeKeyFilters } from './active-key-filters.js';
import type { KeyFilter } from './use-key-filter.js';

interface KeyFilterBarProps {
  readonly filter: KeyFilter;
  readonly onChange: (change: Partial<KeyFilter>, replace?: boolean) => void;
  readonly onReset: () => void;
}

const text = tc.apiKeys.filter;
const STATUS_WIDTH_PX = 136;

export function KeyFilterBar({ filter, onChange, onReset }: KeyFilterBarProps) {
  return (
    <FilterBar
      search={
        <SearchField label={text.search} value={filter.search} onSearch={(search) => onChange({ search }, true)} />
      }
      active={activeKeyFilters(filter, onChange)}
      onReset={onReset}
    >
      <ChoiceField
        label={text.status}
        value={filter.status}
        options={apiKeyStatuses.map((value) => ({ value, text: text.statuses[value] }))}
        widthPx={STATUS_WIDTH_PX}
        onChoose={(status) => onChange({ status })}
      />
      <FilterChoice name="usedFrom" values={usedPercents} widthPx={170} filter={filter} onChange={onChange} />
      <FilterChoice name="expiry" values={keyExpiries} widthPx={146} filter={filter} onChange={onChange} />
      <FilterChoice name="unusedFor" values={keyIdleTimes} widthPx={186} filter={filter} onChange={onChange} />
      <FormControlLabel
        label={text.renewed}
        control={<Checkbox checked={filter.renewed} onChange={(_, renewed) => onChange({ renewed })} />}
        sx={{ flex: 'none', whiteSpace: 'nowrap' }}
      />
    </FilterBar>
  );
}

type Chosen = 'usedFrom' | 'expiry' | 'unusedFor';

interface FilterChoiceProps<Name extends Chosen> extends Pick<KeyFilterBarProps, 'filter' | 'onChange'> {
  readonly name: Name;
  readonly values: readonly NonNullable<KeyFilter[Name]>[];
  readonly widthPx: number;
}

/** A filter that need not be chosen. */
function FilterChoice<Name extends Chosen>({ name, values, widthPx, filter, onChange }: FilterChoiceProps<Name>) {
  const { label, any, options }: { label: string; any: string; options: Readonly<Record<string, string>> } = text[name];
  return (
    <ChoiceField<string>
      label={label}
      value={filter[name] ?? ''}
      options={[{ value: '', text: any }, ...values.map((value) => ({ value, text: options[value] ?? value }))]}
      widthPx={widthPx}
      onChoose={(value) => onChange({ [name]: values.find((option) => option === value) ?? null })}
    />
  );
}
