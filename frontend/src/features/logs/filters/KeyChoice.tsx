import type { ApiKeyRecord } from '@pruefer/contracts';
import { PUBLIC_REQUESTS } from '@pruefer/contracts';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';
import { useFilterKeysQuery } from '../view/logs.api.js';
import { keyName } from './key-name.js';

interface KeyChoiceProps {
  /** Id of a key, `public`, or null for all. */
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const MAX_OPTIONS = 50;

const text = tc.logs.filter;
const filterOptions = createFilterOptions<Option>({ limit: MAX_OPTIONS });
const publicOption: Option = { value: PUBLIC_REQUESTS, label: tc.logs.public };

/** All keys or one of them, found by typing a part of its client's name or id. */
export function KeyChoice({ value, onChoose }: KeyChoiceProps) {
  const { data: keys = [] } = useFilterKeysQuery();
  const options = [publicOption, ...keys.map(toOption)];
  const selection = value === null ? null : (options.find((option) => option.value === value) ?? unknown(value));
  return (
    <Autocomplete
      options={options}
      value={selection}
      onChange={(_, option) => onChoose(option?.value ?? null)}
      filterOptions={filterOptions}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      noOptionsText={text.noSuchKey}
      openText={text.openKeys}
      closeText={text.openKeys}
      clearText={text.clearKey}
      renderInput={({ slotProps, ...field }) => (
        <TextField
          {...field}
          placeholder={text.allKeys}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': text.apiKey } }}
        />
      )}
    />
  );
}

function toOption({ id, clientName }: ApiKeyRecord): Option {
  return { value: id, label: keyName(id, clientName) };
}

/** A key that the list does not hold (any more). */
function unknown(id: string): Option {
  return { value: id, label: keyName(id, null) };
}
