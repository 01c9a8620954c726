import type * as contract from '@pruefer/contracts';
import { asks } from '../base/asks.js';
import { use } from 'react';
import { baseApi } from '../base/base-api.js';
import { address, call } from '../base/call.js';
import { SiteViewContext } from './site-view.js';

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

/** What staff has called the site; what the document says until that is known. */
export function useSiteName(): string {
  const { data } = useHeaderConfigQuery();
  const { site } = use(SiteViewContext);
  return data?.siteName ?? site.siteName;
}
