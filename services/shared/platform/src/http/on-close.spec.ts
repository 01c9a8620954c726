import { EventEmitter, once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { mock } from 'node:test';
import { closeSignal } from './close-signal.js';
import { keepConnectionAlive } from './keep-connection-alive.js';
import { onClose } from './on-close.js';
import { streamedBody } from './streamed-body.js';

const createRequest = () => new IncomingMessage(new Socket());

function createClosedResponse(): ServerResponse {
  return new ServerResponse(createRequest()).destroy();
}

describe('D9: a caller who leaves', () => {
  it('while a hook waits is noticed by the next hook, although the event has passed', async () => {
    const server = Fastify();
    const steps = new EventEmitter();
    server.addHook('onRequest', async (_request, { raw }) => {
      steps.emit('waiting', raw);
      await once(steps, 'continue');
    });
    server.addHook('onRequest', async (_request, { raw }) => {
      let isNoticed = false;
      onClose(raw, () => (isNoticed = true));
      steps.emit('noticed', isNoticed);
    });
    server.get('/', () => 'x');
    const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    const [waiting, noticed] = [once(steps, 'waiting'), once(steps, 'noticed')];
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [raw] = (await waiting) as [ServerResponse];
    socket.destroy();
    await once(raw, 'close');
    steps.emit('continue');
    expect(await noticed).toEqual([true]);
    await server.close();
  });

  it('later is noticed then', () => {
    const response = new ServerResponse(createRequest());
    let calls = 0;
    onClose(response, () => calls++);
    expect(calls).toBe(0);
    response.emit('close');
    expect(calls).toBe(1);
  });

  it('before stops the work for the answer', () => {
    expect(closeSignal(createClosedResponse()).aborted).toBe(true);
  });

  it('before gets no signs', () => {
    mock.timers.enable({ apis: ['setInterval'] });
    const response = createClosedResponse();
    const signs = mock.method(response, 'writeProcessing', () => undefined);
    const request = createRequest();
    request.httpVersion = '1.1';
    keepConnectionAlive(1)({ raw: request } as FastifyRequest, { raw: response } as FastifyReply, () => undefined);
    mock.timers.tick(5);
    mock.timers.reset();
    expect(signs.mock.callCount()).toBe(0);
  });

  it('before ends the reader of the body', async () => {
    const request = createRequest();
    request.destroy();
    const [error] = (await once(streamedBody(request), 'error')) as [Error];
    expect(error.message).toBe('the sender has gone');
  });
});
