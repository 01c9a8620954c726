import { isNetwork } from './network.js';

describe('isNetwork', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.0/24',
    '203.0.113.7/24',
    '0.0.0.0/0',
    '2001:db8::/32',
    '::1',
    '::1/128',
    '::ffff:203.0.113.7',
  ])('takes %s', (text) => {
    expect(isNetwork(text)).toBe(true);
  });

  it.each([
    '',
    'localhost',
    '203.0.113',
    '203.0.113.7/33',
    '203.0.113.7/-1',
    '203.0.113.7/',
    '203.0.113.7/1/2',
    '2001:db8::/129',
    'fe80::1%eth0',
    ' 203.0.113.7',
    7,
    null,
  ])('refuses %j', (text) => {
    expect(isNetwork(text)).toBe(false);
  });
});
