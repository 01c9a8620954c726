import type { ApiKeyRecord } from '@pruefer/contracts';
import { PUBLIC_REQUESTS } from '@pruefer/contracts';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';
import { useFilterKeysQuery } from '../view/logs.api.js';

interface KeyChoiceProps {
  /** Id of a key, `public`, or null for all. */
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const SHOWN_ID_CHARACTERS = 8;
const MAX_OPTIONS = 50;

const text = tc.logs.filter;
const fitting = createFilterOptions<Option>({ limit: MAX_OPTIONS });
const publicOption: Option = { value: PUBLIC_REQUESTS, label: tc.logs.public };

/** All keys or one of them, found by typing a part of its client's name or id. */
export function KeyChoice({ value, onChoose }: KeyChoiceProps) {
  const { data: keys = [] } = useFilterKeysQuery();
  const options = [publicOption, ...keys.map(optionOf)];
  const selection = value === null ? null : (options.find((option) => option.value === value) ?? unknown(value));
  return (
    <Autocomplete
      options={options}
      value={selection}
      onChange={(_, option) => onChoose(option?.value ?? null)}
      filterOptions={fitting}
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

/** The name of a key: its client and the start of its id. */
export function keyName(id: string, clientName: string | null | undefined): string {
  const begin = id.slice(0, SHOWN_ID_CHARACTERS);
  return clientName ? `${clientName} (${begin})` : begin;
}

function optionOf({ id, clientName }: ApiKeyRecord): Option {
  return { value: id, label: keyName(id, clientName) };
}

/** A key that the list does not hold (any more). */
function unknown(id: string): Option {
  return { value: id, label: keyName(id, null) };
}
