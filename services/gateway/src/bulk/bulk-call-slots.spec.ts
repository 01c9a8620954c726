import { EventEmitter } from 'node:events';
import { Problem } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import { BulkCallSlots } from './bulk-call-slots.js';

const replyOf = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

describe('BulkCallSlots', () => {
  it('C14: lets four calls of one customer in, and the next when one has ended', () => {
    const calls = new BulkCallSlots();
    const replies = Array.from({ length: 4 }, replyOf);
    for (const reply of replies) calls.enter('contract 1', reply);
    const refusal = new Problem('too_many_bulk_calls', { retryAfterSeconds: 1 });
    expect(() => calls.enter('contract 1', replyOf())).toThrow(refusal);
    calls.enter('contract 2', replyOf());
    replies[0]!.raw.emit('close');
    calls.enter('contract 1', replyOf());
    expect(() => calls.enter('contract 1', replyOf())).toThrow();
  });
});
