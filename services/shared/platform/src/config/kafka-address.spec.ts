import { readKafkaAddress } from './kafka-address.js';

const login = { mechanism: 'scram-sha-512', username: 'services', password: 'secret' };

describe('readKafkaAddress', () => {
  it.each([
    ['a:9092', { brokers: ['a:9092'], isEncrypted: false }],
    ['a:9092, b:9093', { brokers: ['a:9092', 'b:9093'], isEncrypted: false }],
    ['kafka+ssl://a:1,b:2', { brokers: ['a:1', 'b:2'], isEncrypted: true }],
    ['kafka://services:secret@a:1,b:2', { brokers: ['a:1', 'b:2'], isEncrypted: false, login }],
    ['kafka+ssl://services:secret@a:1', { brokers: ['a:1'], isEncrypted: true, login }],
    [
      'kafka://services:secret@a:1,b:2?mechanism=scram-sha-256',
      { brokers: ['a:1', 'b:2'], isEncrypted: false, login: { ...login, mechanism: 'scram-sha-256' } },
    ],
    [
      'kafka+ssl://services:se%3Acret%2C%40@a:1?mechanism=plain',
      { brokers: ['a:1'], isEncrypted: true, login: { ...login, mechanism: 'plain', password: 'se:cret,@' } },
    ],
  ])('reads %s', (text, address) => expect(readKafkaAddress(text)).toEqual(address));

  it.each([
    ['no port', 'kafka://services:secret@a'],
    ['no password', 'kafka://services@a:1'],
    ['an unknown scheme', 'http://services:secret@a:1'],
    ['an unknown mechanism', 'kafka://services:secret@a:1?mechanism=oauthbearer'],
    ['a mechanism without a user', 'a:1?mechanism=plain'],
    ['a broken escape', 'kafka://services:%zz@a:1'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => expect(readKafkaAddress(text)).toBeUndefined());

  it('D5: sends no password in plain text over a network', () => {
    expect(readKafkaAddress('kafka://services:secret@a:1?mechanism=plain')).toBeUndefined();
  });
});
