import { presentedKey } from './presented-key.js';

const key = `iban_sk_${'a'.repeat(64)}`;
const other = `iban_sk_${'b'.repeat(64)}`;

describe('presentedKey', () => {
  it.each([
    ['no header', {}, undefined],
    ['X-API-Key', { 'x-api-key': key }, key],
    ['a bearer key', { authorization: `Bearer ${key}` }, key],
    ['any spelling of "bearer"', { authorization: `bearer ${key}` }, key],
    ['a token of the console, which is none', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' }, undefined],
    ['another scheme', { authorization: `Basic ${key}` }, undefined],
    ['a key beside a token', { 'x-api-key': key, authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' }, key],
    ['the same key twice', { 'x-api-key': key, authorization: `Bearer ${key}` }, key],
    ['the same header twice', { 'x-api-key': `${key}, ${key}` }, key],
    ['a malformed one', { 'x-api-key': 'secret' }, 'secret'],
    ['an empty one', { 'x-api-key': '' }, ''],
  ])('reads %s', (_, headers, expected) => {
    expect(presentedKey(headers)).toBe(expected);
  });

  it.each([
    ['in two headers', { 'x-api-key': key, authorization: `Bearer ${other}` }],
    ['in one header twice', { 'x-api-key': `${key}, ${other}` }],
  ])('C1: refuses two different keys %s', (_, headers) => {
    expect(() => presentedKey(headers)).toThrow(expect.objectContaining({ code: 'key_ambiguous' }) as Error);
  });
});
