import { Callers } from './callers.js';

const secret = 'internal-secret-of-this-one-system';

function request(remoteAddress: string, forwardedFor?: string) {
  return { socket: { remoteAddress }, headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor } };
}

describe('Callers', () => {
  it.each([
    { what: 'trusts nobody by default', trusted: [], forwardedFor: '198.51.100.1', address: '203.0.113.9' },
    { what: 'believes a proxy', trusted: ['203.0.113.9'], forwardedFor: '198.51.100.1', address: '198.51.100.1' },
    {
      what: 'reads from the right',
      trusted: ['203.0.113.0/24'],
      forwardedFor: '6.6.6.6, 198.51.100.1',
      address: '198.51.100.1',
    },
  ])('E9: $what', ({ trusted, forwardedFor, address }) => {
    const callers = new Callers(trusted, secret);
    for (let i = 0; i < 2; i++) {
      expect(callers.of(request('203.0.113.9', forwardedFor))).toEqual({ address, bucket: address });
    }
  });

  it.each([
    ['2001:db8:1:2:3::4', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['::ffff:198.51.100.1', '198.51.100.1', '198.51.100.1'],
  ])('E9: counts %s as it should be', (peer, address, bucket) => {
    expect(new Callers([], secret).of(request(peer))).toEqual({ address, bucket });
  });

  it('distinguishes callers of one proxy', () => {
    const callers = new Callers(['127.0.0.1'], secret);
    expect(callers.of(request('127.0.0.1', '198.51.100.1')).address).toBe('198.51.100.1');
    expect(callers.of(request('127.0.0.1', '198.51.100.2')).address).toBe('198.51.100.2');
    expect(callers.of(request('127.0.0.1')).address).toBe('127.0.0.1');
  });

  it('reads a header of any length', () => {
    const forwardedFor = `${'198.51.100.1, '.repeat(50)}198.51.100.2`;
    expect(new Callers(['127.0.0.1'], secret).of(request('127.0.0.1', forwardedFor)).address).toBe('198.51.100.2');
  });
});
