import { Injectable } from '@nestjs/common';
import { MAX_BULK_CALLS_AT_ONCE, Problem } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS = 1;

/** Bounds how many bulk calls of one customer are open in this gateway, from before the body is read until the answer was sent. */
@Injectable()
export class CallsAtOnce {
  private readonly open = new Map<string, number>();

  /**
   * Takes a place, until the connection has taken the answer or was closed.
   * @param customer whose calls are counted together
   * @throws Problem `too_many_bulk_calls`
   */
  enter(customer: string, { raw }: FastifyReply): void {
    const count = this.open.get(customer) ?? 0;
    if (count >= MAX_BULK_CALLS_AT_ONCE)
      throw new Problem('too_many_bulk_calls', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.open.set(customer, count + 1);
    raw.once('close', () => this.leave(customer));
  }

  private leave(customer: string): void {
    const count = this.open.get(customer)! - 1;
    if (count === 0) this.open.delete(customer);
    else this.open.set(customer, count);
  }
}
