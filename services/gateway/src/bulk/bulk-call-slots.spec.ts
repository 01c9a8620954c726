import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { MAX_BULK_CALLS_AT_ONCE } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import { BulkCallSlots } from './bulk-call-slots.js';

const createReply = () => ({ raw: new ServerResponse(new IncomingMessage(new Socket())) }) as FastifyReply;

function enter(slots: BulkCallSlots, replies: readonly FastifyReply[]): void {
  for (const reply of replies) slots.enter('a', reply);
}
const createReplies = () => Array.from({ length: MAX_BULK_CALLS_AT_ONCE }, createReply);

describe('C14, D9: bulk calls of a customer', () => {
  it('are four at once, and the next comes when one closes', () => {
    const slots = new BulkCallSlots();
    const replies = createReplies();
    enter(slots, replies);
    expect(() => slots.enter('a', createReply())).toThrow();
    replies[0]!.raw.emit('close');
    slots.enter('a', createReply());
  });

  it('that have closed before occupy no place', () => {
    const slots = new BulkCallSlots();
    const replies = createReplies();
    for (const { raw } of replies) raw.destroy();
    enter(slots, replies);
    enter(slots, createReplies());
  });
});
