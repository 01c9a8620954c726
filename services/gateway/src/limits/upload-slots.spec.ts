import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_AT_ONCE, UploadSlots } from './upload-slots.js';

const createReply = () => ({ raw: new ServerResponse(new IncomingMessage(new Socket())) }) as FastifyReply;
const createRequest = (sessionId: string) => ({ principal: { sessionId } }) as unknown as FastifyRequest;

describe('D9: uploads', () => {
  it('occupy a slot of their session until they close', () => {
    const slots = new UploadSlots();
    const first = createReply();
    slots.enter(createRequest('a'), first);
    expect(() => slots.enter(createRequest('a'), createReply())).toThrow();
    first.raw.emit('close');
    slots.enter(createRequest('a'), createReply());
  });

  it('of callers who have left occupy none', () => {
    const slots = new UploadSlots();
    for (let i = 0; i < 2 * UPLOADS_AT_ONCE; i++) {
      const gone = createReply();
      gone.raw.destroy();
      slots.enter(createRequest('a'), gone);
    }
    slots.enter(createRequest('a'), createReply());
  });
});
