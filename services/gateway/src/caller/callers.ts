import type { IncomingHttpHeaders } from 'node:http';
import { Logger } from '@nestjs/common';
import { CallerProof, ClientAddress, toLimitBucket } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';

export interface Caller {
  readonly address: string;
  /** Key of the limits: the address, for IPv6 its /64. */
  readonly bucket: string;
}

interface Incoming {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Callers are cached, because parsing an address costs more than all other steps before a check. */
const MAX_CACHED_CALLERS = 10_000;
/** A longer header is parsed each time, so that it cannot fill the memory. */
const MAX_CACHED_LENGTH = 100;

/** Finds the caller of a request, the socket's peer or the address that a trusted proxy forwards, and names it to services (docs/SECURITY.md E9). */
export class Callers {
  private readonly logger = new Logger(Callers.name);
  private readonly clientAddress: ClientAddress;
  private readonly proof: CallerProof;
  private readonly cache = new LRUCache<string, Caller>({ max: MAX_CACHED_CALLERS });
  private hasWarned = false;

  constructor(trustedProxies: readonly string[], internalSecret: string) {
    this.clientAddress = new ClientAddress(trustedProxies);
    this.proof = new CallerProof(internalSecret);
  }

  /** The address and limit key of the caller. */
  of(request: Incoming): Caller {
    const peer = request.socket.remoteAddress ?? '';
    const forwardedFor = request.headers['x-forwarded-for'];
    const key = forwardedFor === undefined ? peer : `${peer} ${String(forwardedFor)}`;
    return this.cache.get(key) ?? this.read(request, key, forwardedFor !== undefined);
  }

  /** @returns the headers that name the caller of a forwarded request to its service */
  headersFor(request: Incoming): Readonly<Record<string, string>> {
    return this.proof.headersFor(this.of(request).address);
  }

  private read(request: Incoming, key: string, isForwarded: boolean): Caller {
    const address = this.clientAddress.of(request);
    if (isForwarded) this.warnOnce(request.socket.remoteAddress ?? '');
    const caller: Caller = { address, bucket: toLimitBucket(address) };
    if (key.length <= MAX_CACHED_LENGTH) this.cache.set(key, caller);
    return caller;
  }

  /** Behind an undeclared proxy all callers have one address and share one limit. */
  private warnOnce(peer: string): void {
    if (this.hasWarned || peer === '' || this.clientAddress.isTrusted(peer)) return;
    this.hasWarned = true;
    this.logger.warn(
      'X-Forwarded-For from a peer that is not in TRUSTED_PROXIES is ignored; set it when a proxy stands in front',
    );
  }
}
