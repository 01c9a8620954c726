import type * as contract from '@pruefer/contracts';
import { t } from '../texts/de.js';
import { asks } from './asks.js';
import { baseApi } from './base-api.js';
import { address, call } from './call.js';

/** The contract's endpoint: its class would bring validators to the sign-in. */
export const readHeaderConfig = address<typeof contract.readHeaderConfig>({
  method: 'GET',
  path: '/api/header/config',
  access: 'public',
});

/** The header: staff reads what visitors read. */
export const headerConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    headerConfig: build.query(asks(() => call(readHeaderConfig))),
  }),
});

export const { useHeaderConfigQuery } = headerConfigApi;

/** What staff has called the site; the product's own name until that is known. */
export function useSiteName(): string {
  const { data } = useHeaderConfigQuery();
  return data?.siteName ?? t.product;
}
