import type { ApiKeyRecord } from '@pruefer/contracts';
import { asCallError } from '~/api/base/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useHeld } from '~/ui/hooks/use-held.js';
import { useUnknownRecord } from '~/ui/toast/use-unknown-record.js';
import { useApiKeyQuery } from '../key/api-keys.api.js';

/**
 * A key named in the address: from the shown page, else requested. The list changes below an open form, so a key that
 * leaves its page is kept.
 */
export function useChosenKey(id: string, shown: readonly ApiKeyRecord[] | undefined): ApiKeyRecord | undefined {
  const listedKey = shown?.find((key) => key.id === id);
  const { currentData, error } = useApiKeyQuery(id, { skip: listedKey !== undefined });
  const record = listedKey ?? currentData;
  const heldKey = useHeld(record, record === undefined);
  useUnknownRecord(!heldKey && asCallError(error)?.status === 404, tc.apiKeys.unknown);
  return heldKey;
}
