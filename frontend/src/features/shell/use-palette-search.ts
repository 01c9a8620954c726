import { listApiKeys, listUsers } from '@pruefer/contracts';
import { useEffect, useState } from 'react';
import { call } from '~/api/http/call.js';
import { looksSecret } from '~/api/http/looks-secret.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { useDebouncedValue } from '~/ui/hooks/use-debounced-value.js';
import { keyEntry, type PaletteEntry, userEntry } from './palette-entries.js';

const DEBOUNCE_MS = 250;
/** One letter would find nearly every client. */
const MIN_SEARCH_LENGTH = 2;
const MAX_SEARCH_LENGTH = 100;
const MAX_KEYS = 6;
const MAX_USERS = 4;

export interface SearchResults {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly entries: readonly PaletteEntry[];
}

const idle: SearchResults = { status: 'idle', entries: [] };
const searching: SearchResults = { status: 'searching', entries: [] };

/**
 * Clients' keys, and users for admins, by a few letters. The request starts once typing pauses; a later one, and
 * closing, cancel an earlier one, so that its answer never appears below another text.
 */
export function usePaletteSearch(text: string, isAdmin: boolean): SearchResults {
  const input = text.trim();
  const debouncedInput = useDebouncedValue(input, DEBOUNCE_MS);
  const [results, setResults] = useState(idle);
  const send = useUncachedCall();
  const isSearching = isSearch(debouncedInput);

  useEffect(() => {
    if (!isSearching) return setResults(idle);
    const controller = new AbortController();
    const { signal } = controller;
    setResults(searching);
    const ask = async () => {
      const query = { search: debouncedInput };
      const [keys, users] = await Promise.all([
        send(call(listApiKeys, { query: { ...query, showRenewed: 'true', limit: MAX_KEYS } }), { signal }),
        isAdmin && send(call(listUsers, { query: { ...query, limit: MAX_USERS } }), { signal }),
      ]);
      if (signal.aborted) return;
      const entries = [
        ...(keys.data?.items ?? []).map(keyEntry),
        ...((users && users.data?.items) || []).map(userEntry),
      ];
      setResults({ status: keys.error || (users && users.error) ? 'failed' : 'found', entries });
    };
    void ask();
    return () => controller.abort();
  }, [debouncedInput, isSearching, isAdmin, send]);

  // The results belong to another text as soon as one more letter is typed.
  if (input === debouncedInput) return results;
  return isSearch(input) ? searching : idle;
}

function isSearch(text: string): boolean {
  return text.length >= MIN_SEARCH_LENGTH && text.length <= MAX_SEARCH_LENGTH && !looksSecret(text);
}
