import { Injectable } from '@nestjs/common';
import { MAX_BULK_CALLS_AT_ONCE, Problem } from '@pruefer/contracts';
import { onClose } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS = 1;

/** Limits the open bulk calls of one customer in this gateway. A call is open from before its body is read until its answer was sent. */
@Injectable()
export class BulkCallSlots {
  private readonly open = new Map<string, number>();

  /**
   * Counts a call until its answer was sent or its connection was closed.
   * @param customer whose calls are counted together
   * @throws Problem `too_many_bulk_calls`
   */
  enter(customer: string, { raw }: FastifyReply): void {
    const count = this.open.get(customer) ?? 0;
    if (count >= MAX_BULK_CALLS_AT_ONCE)
      throw new Problem('too_many_bulk_calls', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.open.set(customer, count + 1);
    onClose(raw, () => this.leave(customer));
  }

  private leave(customer: string): void {
    const count = this.open.get(customer)! - 1;
    if (count === 0) this.open.delete(customer);
    else this.open.set(customer, count);
  }
}
