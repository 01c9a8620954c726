import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { CallerProof } from '../address/caller-proof.js';
import { canonicalIpAddress } from '../address/ip-address.js';
import { ServiceConfig } from '../config/service-config.js';

export interface RequestOrigin {
  readonly address: string;
  readonly requestId: string;
}

interface IncomingRequest {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const UNKNOWN_ADDRESS = '0.0.0.0';

/** Finds the caller of a request: the address that the gateway signed, else the peer (docs/SECURITY.md E9). */
@Injectable()
export class RequestOrigins {
  private readonly proof: CallerProof;

  constructor({ INTERNAL_SECRET }: ServiceConfig) {
    this.proof = new CallerProof(INTERNAL_SECRET);
  }

  of({ id, headers, socket }: IncomingRequest): RequestOrigin {
    const address = this.proof.addressIn(headers) ?? canonicalIpAddress(socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS;
    return { address, requestId: id };
  }
}
