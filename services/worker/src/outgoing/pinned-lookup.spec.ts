import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { OutgoingAddresses } from '@pruefer/platform';
import { AddressRefused, pinnedLookup } from './pinned-lookup.js';
import { postOnce } from '../deliveries/post-once.js';

let server: Server;
let calls = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => (calls = 0));
afterAll(() => server.close());

/** A name server that answers each question with the next of its answers. */
function nameServer(...answers: string[][]): { lookup: LookupFunction; asked: () => number } {
  let asked = 0;
  const lookup: LookupFunction = (_hostname, _options, callback) => {
    const addresses = answers[asked++] ?? answers.at(-1)!;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookup, asked: () => asked };
}

const post = (addresses: OutgoingAddresses, lookup: LookupFunction) =>
  postOnce({
    url: new URL(`http://muster.example:${(server.address() as AddressInfo).port}/`),
    headers: { 'content-length': '2' },
    body: '{}',
    lookup: pinnedLookup(addresses, lookup),
  });

describe('C9: the look-up of a webhook', () => {
  it('is made once, and connects to the judged address', async () => {
    const { lookup, asked } = nameServer(['127.0.0.1'], ['10.0.0.1']);
    expect(await post(new OutgoingAddresses(['127.0.0.1']), lookup)).toBe(200);
    expect([asked(), calls]).toEqual([1, 1]);
  });

  it('refuses a name that was public before and is loopback now', async () => {
    const { lookup } = nameServer(['8.8.8.8'], ['127.0.0.1']);
    lookup('muster.example', {}, () => undefined);
    await expect(post(new OutgoingAddresses([]), lookup)).rejects.toThrow(AddressRefused);
    expect(calls).toBe(0);
  });

  it.each([[['8.8.8.8', '127.0.0.1']], [['127.0.0.1', '8.8.8.8']], [['8.8.8.8', 'fd00::1']], [[]]])(
    'refuses a name with the addresses %j: one that is not public is enough',
    async (addresses) => {
      await expect(post(new OutgoingAddresses([]), nameServer(addresses).lookup)).rejects.toThrow(AddressRefused);
      expect(calls).toBe(0);
    },
  );

  it('passes on that a name is unknown', async () => {
    const lookup: LookupFunction = (_hostname, _options, callback) => callback(new Error('ENOTFOUND'), []);
    await expect(post(new OutgoingAddresses([]), lookup)).rejects.toThrow('ENOTFOUND');
  });
});
