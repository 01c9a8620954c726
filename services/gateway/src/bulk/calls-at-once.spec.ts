import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { CallsAtOnce } from './calls-at-once.js';

const replyOf = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

describe('CallsAtOnce', () => {
  it('C14: lets four calls of one customer in, and the next when one has ended', () => {
    const calls = new CallsAtOnce();
    const replies = Array.from({ length: 4 }, replyOf);
    for (const reply of replies) calls.enter('contract 1', reply);
    expect(() => calls.enter('contract 1', replyOf())).toThrow(
      expect.objectContaining({ code: 'too_many_bulk_calls', details: { retryAfterSeconds: 1 } }),
    );
    calls.enter('contract 2', replyOf());
    replies[0]!.raw.emit('close');
    calls.enter('contract 1', replyOf());
    expect(() => calls.enter('contract 1', replyOf())).toThrow();
  });
});
