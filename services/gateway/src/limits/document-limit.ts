import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { exceedsLimit, type LimitPolicy, secondsToReset } from './limit-state.js';
import { LocalLimit } from './local-limit.js';

/** More than an office behind one address requests; a faster robot waits. */
const policy: LimitPolicy = { name: 'documents', requests: 600, windowMs: 60_000 };

/** Limits documents per address, for IPv6 per /64. Counts in this process only: documents are cheap and need no other server. */
@Injectable()
export class DocumentLimit {
  private readonly counts = new LocalLimit(policy);

  constructor(private readonly callers: Callers) {}

  /** Counts a document. @returns the seconds to wait when it is one too many, else undefined */
  count(request: FastifyRequest): number | undefined {
    const state = this.counts.count(this.callers.of(request).bucket, Date.now());
    return exceedsLimit(policy, state) ? secondsToReset(state) : undefined;
  }
}
