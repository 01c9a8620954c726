import {
  type ApiKeyRecord,
  createApiKey,
  type CreateApiKeyBody,
  type IssuedApiKey,
  type RenewalOverlap,
  renewApiKey,
} from '@pruefer/contracts';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import type { Call } from '~/api/http/request.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';

/** Makes new keys. The answer holds the secret, so it never enters the store (docs/SECURITY.md C1). */
export function useIssueKey() {
  const send = useUncachedCall();
  const dispatch = useDispatch();

  async function issue(issueCall: Call<IssuedApiKey>): Promise<CallError | IssuedApiKey> {
    const { data, error } = await send(issueCall);
    if (error) return error;
    dispatch(baseApi.util.invalidateTags(['apiKeys']));
    return data;
  }

  return {
    create: (key: CreateApiKeyBody) => issue(call(createApiKey, { body: key })),
    /** A call without a body stops the old key at once. */
    renew: ({ id }: Pick<ApiKeyRecord, 'id'>, overlap: RenewalOverlap) =>
      issue(call(renewApiKey, { params: { id }, ...(overlap !== 'now' && { body: { overlap } }) })),
  };
}
