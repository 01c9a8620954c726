import { Callers } from './callers.js';

const secret = 'internal-secret-of-this-one-system';

function request(remoteAddress: string, forwardedFor?: string) {
  return { socket: { remoteAddress }, headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor } };
}

describe('Callers', () => {
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
