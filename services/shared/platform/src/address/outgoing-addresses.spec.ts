import { OutgoingAddresses } from './outgoing-addresses.js';

const addresses = new OutgoingAddresses([]);
const withLoopback = new OutgoingAddresses(['127.0.0.1', '10.1.0.0/16']);

describe('C9: outgoing connections', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '::ffff:8.8.8.8'])('may go to %s', (address) => {
    expect(addresses.admits(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('may not go to %s', (address) => expect(addresses.admits(address)).toBe(false));

  it('may go besides to what the operator allows, and no further', () => {
    expect(withLoopback.admits('127.0.0.1')).toBe(true);
    expect(withLoopback.admits('::ffff:127.0.0.1')).toBe(true);
    expect(withLoopback.admits('10.1.2.3')).toBe(true);
    for (const address of ['127.0.0.2', '10.2.0.1', '::1']) expect(withLoopback.admits(address)).toBe(false);
  });

  it.each([
    ['https://muster.example/', undefined],
    ['https://8.8.8.8/', undefined],
    ['http://muster.example/', 'not_https'],
    ['http://8.8.8.8/', 'not_https'],
    ['http://127.0.0.1/', 'not_https'],
    ['https://127.0.0.1/', 'not_public'],
    ['https://127.1/', 'not_public'],
    ['https://0x7f000001/', 'not_public'],
    ['https://2130706433/', 'not_public'],
    ['https://0177.0.0.1/', 'not_public'],
    ['https://[::1]/', 'not_public'],
    ['https://[::ffff:7f00:1]/', 'not_public'],
    ['https://[fd00::1]/', 'not_public'],
  ])('to %s are judged before the look-up: %s', (url, refusal) => {
    expect(addresses.findRefusal(new URL(url))).toBe(refusal);
  });

  it.each([
    ['http://127.0.0.1:9/', undefined],
    ['https://10.1.0.7/', undefined],
    ['http://localhost/', 'not_https'],
    ['http://10.2.0.1/', 'not_https'],
  ])('to %s, where the operator allows networks: %s', (url, refusal) => {
    expect(withLoopback.findRefusal(new URL(url))).toBe(refusal);
  });
});
