import { canonicalIpAddress, canonicalNetwork, shortenIpAddress, toLimitBucket } from './ip-address.js';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0::7', '2001:db8::7'],
    ['::1', '::1'],
    ['FE80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7%1', '203.0.113.7'],
    ['203.0.113.7%1', undefined],
    ['%1', undefined],
    ['1', undefined],
    ['0x7f.1', undefined],
    ['203.0.113.256', undefined],
    ['203.0.113.07', undefined],
    ['203.0.113.7\n', undefined],
    ['203.0.113', undefined],
    ['203.0.113.7.9', undefined],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    ['203.0.113.7:80', undefined],
    ['unknown', undefined],
    ['', undefined],
  ])('E9: %p is written %p', (text, canonical) => expect(canonicalIpAddress(text)).toBe(canonical));

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('E9: %p is limited as %p', (address, bucket) => expect(toLimitBucket(address)).toBe(bucket));

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['nonsense', ''],
  ])('G3: %p is kept for ever as %p', (address, short) => expect(shortenIpAddress(address)).toBe(short));
});

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0::7', '2001:db8::7/128'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
  ])('%s is written %s', (text, canonical) => expect(canonicalNetwork(text)).toBe(canonical));

  it.each(['127.0.0.1/08', '::ffff:203.0.113.7/120', 'fe80::1%eth0/64', '127.1', '0x7f.1'])(
    'E9: %s is none, as readers take it for different ones',
    (text) => expect(() => canonicalNetwork(text)).toThrow(TypeError),
  );
});
