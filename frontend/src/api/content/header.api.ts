import type * as contract from '@pruefer/contracts';
import { use } from 'react';
import { apiCall } from '../store/api-call.js';
import { baseApi } from '../store/base-api.js';
import { call, toEndpoint } from '../http/call.js';
import { SiteViewContext } from './site-view.js';

/** The contract's endpoint, described here because its class would load validators into the sign-in. */
export const headerConfigEndpoint = toEndpoint<typeof contract.readHeaderConfig>({
  method: 'GET',
  path: '/api/header/config',
  access: 'public',
});

export const headerConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    headerConfig: build.query(apiCall(() => call(headerConfigEndpoint))),
  }),
});

export const { useHeaderConfigQuery } = headerConfigApi;

/** The name of the site: the loaded header's, until then the document's. */
export function useSiteName(): string {
  const { data } = useHeaderConfigQuery();
  const { site } = use(SiteViewContext);
  return data?.siteName ?? site.siteName;
}
