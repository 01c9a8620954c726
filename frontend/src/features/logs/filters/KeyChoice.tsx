import { PUBLIC_REQUESTS } from '@pruefer/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { looksSecret } from '~/api/http/looks-secret.js';
import { tc } from '~/texts/de-console.js';
import { useDebouncedValue } from '~/ui/hooks/use-debounced-value.js';
import { useFoundKeysQuery } from '../view/logs.api.js';
import { keyName } from './key-name.js';

interface KeyChoiceProps {
  /** Id of a key, `public`, or null for all. */
  readonly value: string | null;
  readonly getName: (value: string) => string;
  readonly onChoose: (value: string | null) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const DEBOUNCE_MS = 250;

const text = tc.logs.filter;
const publicOption: Option = { value: PUBLIC_REQUESTS, label: tc.logs.public };

/** All keys or one of them, which the server finds by a part of its client's name or e-mail, or of its id. */
export function KeyChoice({ value, getName, onChoose }: KeyChoiceProps) {
  const [typedText, setTypedText] = useState('');
  const { options, isSearching, noOptionsText } = useKeyOptions(typedText.trim());
  const selection = value === null ? null : { value, label: getName(value) };
  return (
    <Autocomplete
      options={selection ? [selection, ...options] : options}
      value={selection}
      onChange={(_, option) => onChoose(option?.value ?? null)}
      // The name of the choice is written in the field as well, and searches for nothing.
      onInputChange={(_, input, reason) => setTypedText(reason === 'input' ? input : '')}
      filterOptions={() => options}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      loading={isSearching}
      loadingText={tc.palette.searching}
      noOptionsText={noOptionsText}
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

/** The newest keys that match a text; none while the server looks for them, so that no key of another text is chosen. */
function useKeyOptions(search: string) {
  const settledSearch = useDebouncedValue(search, DEBOUNCE_MS);
  const isSecret = looksSecret(settledSearch);
  const { currentData, isFetching, isError } = useFoundKeysQuery(settledSearch, { skip: isSecret });
  const isSearching = isFetching || settledSearch !== search;
  const isPublic = publicOption.label.toLowerCase().includes(search.toLowerCase());
  const foundOptions = (currentData?.items ?? []).map(({ id, clientName }) => ({
    value: id,
    label: keyName(id, clientName),
  }));
  const options = isSearching ? [] : [...(isPublic ? [publicOption] : []), ...foundOptions];
  const reason = isError ? text.searchFailed : text.noSuchKey;
  return { options, isSearching, noOptionsText: isSecret ? text.notSearched : reason };
}
