import { isKeyInBody, isKeyInJson, isKeyMisplaced } from './misplaced-key.js';

const key = `iban_sk_${'a'.repeat(64)}`;
const path = '/api/validate-iban';
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;

describe('isKeyMisplaced', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a parameter whose name is written in other letters', `${path}?API_Key=1`, {}],
    ['a parameter, escaped', `${path}?x=iban%5Fsk%5F1`, {}],
    ['the name of a parameter', `${path}?${key}`, {}],
    ['the path', `/api/v1/banks/DE/${key}`, {}],
    ['another scheme', path, { authorization: `ApiKey ${key}` }],
  ])('C11: finds a key in %s, also beside one in its place', (_, url, headers) => {
    expect(isKeyMisplaced({ url, headers }, false)).toBe(true);
    expect(isKeyMisplaced({ url, headers: { ...headers, 'x-api-key': key } }, true)).toBe(true);
  });

  it.each<[string, string, Record<string, string>]>([
    ['nothing', path, {}],
    ['another parameter', `${path}?keys=1&lang=de`, {}],
    ['a user with a password', path, { authorization: basic('somebody:secret') }],
    ['a token of the console', path, { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' }],
    ['a cookie of the console', path, { cookie: 'theme=dark' }],
  ])('lets pass %s', (_, url, headers) => {
    expect(isKeyMisplaced({ url, headers }, false)).toBe(false);
  });

  it('lets pass a key in its place', () => {
    expect(isKeyMisplaced({ url: path, headers: { 'x-api-key': key } }, true)).toBe(false);
    expect(isKeyMisplaced({ url: path, headers: { authorization: `Bearer ${key}` } }, true)).toBe(false);
  });
});

describe('isKeyInBody', () => {
  it.each([
    [key],
    key,
    { note: `mine is ${key.toUpperCase()}` },
    { iban: `DE89 ${key}` },
    { iban: 'DE89', auth: [{ a: [[key]] }] },
    { iban: 'DE89', auth: { [`x ${key}`]: 1 } },
    JSON.parse(`{"iban":"DE89","a":"iban\\u005fsk_${'a'.repeat(64)}"}`) as object,
  ])('C11: finds the key in %j', (body) => expect(isKeyInBody(body)).toBe(true));

  it('C11: finds the key however deep it is', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}"${key}"${']'.repeat(50_000)}`) as unknown;
    expect(isKeyInBody(deep)).toBe(true);
  });

  it.each([{ iban: 'DE89370400440532013000' }, {}, null, undefined, 5, [1], { iban: 5 }, { a: { b: [null, 'x'] } }])(
    'lets pass %j',
    (body) => expect(isKeyInBody(body)).toBe(false),
  );
});

describe('isKeyInJson', () => {
  it.each([key, key.toUpperCase(), `iban_sk_${'A'.repeat(64)}`])('C11: finds a whole key: %s', (text) =>
    expect(isKeyInJson(Buffer.from(JSON.stringify({ text: `Schlüssel ${text}.` })))).toBe(true),
  );

  it('lets pass the beginning of a key', () => expect(isKeyInJson(Buffer.from('{"text":"iban_sk_…"}'))).toBe(false));
});
