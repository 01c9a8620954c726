import type { ApiKeyRecord } from '@pruefer/contracts';
import { useApiKeyQuery } from '../api-keys.api.js';

/** A key named in the address: from the page that is shown, else asked for. */
export function useChosenKey(id: string, shown: readonly ApiKeyRecord[] | undefined): ApiKeyRecord | undefined {
  const listed = shown?.find((key) => key.id === id);
  const { currentData } = useApiKeyQuery(id, { skip: listed !== undefined });
  return listed ?? currentData;
}
