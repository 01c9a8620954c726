import { lineWithoutSecrets, withoutSecrets } from './without-secrets.js';

describe('withoutSecrets', () => {
  it.each([
    'DE89370400440532013000',
    'de89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    `iban_sk_${'0a'.repeat(32)}`,
    'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  ])('G1, G2: takes %p out', (secret) => {
    expect(withoutSecrets(`before ${secret}, after`)).toBe('before [redacted], after');
    expect(withoutSecrets(`{"path":"/x/${secret}"}`)).toBe('{"path":"/x/[redacted]"}');
  });

  it.each([`?key=x_iban_sk_${'0a'.repeat(32)}`, `/iban%5Fsk%5f${'0a'.repeat(32)}`])(
    'C11, G2: takes the key out of the address %p',
    (address) => expect(withoutSecrets(address)).not.toContain('0a'),
  );

  it.each([
    '019a9f00-de89-7370-8440-053201300000',
    'a'.repeat(64),
    'POST /api/validate-iban 200 in 12.5 ms',
    'iban_sk_ab12 … 34cd',
    'connect ECONNREFUSED 127.0.0.1:5432',
  ])('leaves %p alone', (text) => expect(withoutSecrets(text)).toBe(text));

  it('G1: leaves the id of a trace in its field alone, and in no other place', () => {
    const id = 'de89370400440532013000abcdef0123';
    const field = `{"level":"info","traceId":"${id}","path":"/x"}`;
    expect(lineWithoutSecrets(field)).toBe(field);
    for (const text of [`{"path":"/${id}"}`, JSON.stringify({ path: `{"traceId":"${id}"}` }), `/x/${id}`])
      expect(lineWithoutSecrets(text)).not.toContain(id);
    expect(withoutSecrets(`/x?{"traceId":"${id}"}`)).not.toContain(id);
  });

  it('E2: runs in linear time', () => {
    const began = performance.now();
    withoutSecrets('AB12'.repeat(500_000));
    withoutSecrets(`AB12${' 1234'.repeat(500_000)}`);
    // In quadratic time it would take hours.
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});
