import type { ApiKeyRecord } from '@pruefer/contracts';
import { useHeld } from '~/ui/use-held.js';
import { useApiKeyQuery } from '../api-keys.api.js';

/** A key named in the address: from the page that is shown, else asked for. The list goes on below an open form: one that leaves its page stays. */
export function useChosenKey(id: string, shown: readonly ApiKeyRecord[] | undefined): ApiKeyRecord | undefined {
  const listed = shown?.find((key) => key.id === id);
  const { currentData } = useApiKeyQuery(id, { skip: listed !== undefined });
  const known = listed ?? currentData;
  return useHeld(known, known === undefined);
}
