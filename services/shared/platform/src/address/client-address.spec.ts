import { ClientAddress } from './client-address.js';

const request = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('the client address', () => {
  const client = new ClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

  it.each([
    ['the socket, without a header', '203.0.113.7', undefined, '203.0.113.7'],
    ['the socket, when the peer is not trusted', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['the header, from a trusted peer', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the header, from a trusted peer in its IPv6 form', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the last entry that no trusted proxy wrote', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['the first entry, when all are trusted', '10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['the hop before nonsense', '127.0.0.1', '198.51.100.1, nonsense, 10.0.0.2', '10.0.0.2'],
    ['an IPv6 client', 'fd00::1', '2001:DB8::1', '2001:db8::1'],
    ['nobody, when the socket is gone', undefined, '198.51.100.1', '0.0.0.0'],
  ])('E9: is %s', (_what, peer, forwarded, expected) => expect(client.of(request(peer, forwarded))).toBe(expected));

  it('E9: trusts no proxy by default', () => {
    expect(new ClientAddress([]).of(request('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1');
  });

  it('E9: refuses a proxy that is no address', () => {
    expect(() => new ClientAddress(['everybody'])).toThrow();
  });
});
