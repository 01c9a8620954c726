import { once } from 'node:events';
import { createServer } from 'node:http';
import { forwarder } from './forward.mjs';
import { Gateways } from './gateways.mjs';

/** A closed port. */
const NOWHERE = 'http://127.0.0.1:1';

describe('the front without a gateway', () => {
  /** @type {import('node:http').Server} */
  let front;
  beforeAll(async () => {
    front = createServer(forwarder(new Gateways([NOWHERE, NOWHERE]), { believesForwarded: false }));
    await once(front.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => void (await once(front.close(), 'close')));

  it('refuses with every field that the description of the API promises', async () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (front.address());
    const response = await fetch(`http://127.0.0.1:${port}/api/validate-iban?x=1`, {
      headers: { connection: 'close' },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('retry-after')).toBe('1');
    const sentence = 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
    expect(await response.json()).toEqual({
      type: '/fehler/unavailable',
      title: 'Zurzeit nicht erreichbar',
      status: 503,
      detail: sentence,
      instance: '/api/validate-iban',
      code: 'unavailable',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: sentence,
    });
  });
});
