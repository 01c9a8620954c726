import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ClientAddress } from '../address/client-address.js';
import { ServiceConfig } from '../config/service-config.js';

/** Where a request comes from, for limits and audit rows. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
}

interface IncomingRequest {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Tells a service behind the gateway who called: whom the gateway names, else the peer itself. */
@Injectable()
export class Origins {
  private readonly addresses: ClientAddress;

  constructor({ GATEWAY_ADDRESSES }: ServiceConfig) {
    this.addresses = new ClientAddress(GATEWAY_ADDRESSES);
  }

  of(request: IncomingRequest): Origin {
    return { address: this.addresses.of(request), requestId: request.id };
  }
}
