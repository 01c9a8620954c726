import { allEndpoints, type Endpoint, type ServiceName } from '@pruefer/contracts';

/** The services that requests are handed on to. */
export type Upstream = Exclude<ServiceName, 'gateway'>;

export type UpstreamEndpoint = Endpoint & { readonly service: Upstream };

/** All endpoints of services behind the gateway. */
export const upstreamEndpoints = allEndpoints.filter(
  (endpoint): endpoint is UpstreamEndpoint => endpoint.service !== 'gateway',
);
