import type { TraceSpan } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import type { CheckAnswers } from './check-answers.js';

/** `Retry-After`: a failed replica is skipped for one second. */
const RETRY_AFTER_SECONDS = 1;

/** A caller who waits at an open HTTP request for a place in a batch. */
export abstract class WaitingCaller {
  readonly arrivedMs = performance.now();

  constructor(
    protected readonly caller: Caller,
    protected readonly reply: FastifyReply,
    protected readonly answers: CheckAnswers,
  ) {}

  get address(): string {
    return this.caller.address;
  }

  get span(): TraceSpan | undefined {
    return this.reply.request.span;
  }

  refuse(): void {
    this.answers.refuse(this.reply, this.caller, 'unavailable', RETRY_AFTER_SECONDS);
  }

  refuseUnsettled(): void {
    this.answers.refuseUnsettled(this.reply, 'unavailable', RETRY_AFTER_SECONDS);
  }
}
