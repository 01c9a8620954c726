import { createCheck, hashSecret, keyHash, otherKeyHash, validIban, wrongIban } from './batch.fixture.js';
import { toIdempotentRequests } from './stored-answer.js';
import { LogPrivacy } from './log-privacy.js';

const privacy = new LogPrivacy('full', hashSecret);
const idempotency = { key: 'order-1', call: '/api/validate-iban' };
const createRequest = (fields: Parameters<typeof createCheck>[0]) =>
  toIdempotentRequests([createCheck({ keyHash, idempotency, ...fields })], privacy)[0]!;

describe('toIdempotentRequests', () => {
  it('C11: identifies a request by API key and Idempotency-Key', () => {
    const first = createRequest({});
    expect(createRequest({ iban: wrongIban, receivedAt: 1, requestId: 'other' }).id).toBe(first.id);
    expect(createRequest({ keyHash: otherKeyHash }).id).not.toBe(first.id);
    expect(createRequest({ idempotency: { ...idempotency, key: 'order-2' } }).id).not.toBe(first.id);
  });

  it('C11: distinguishes requests with one Idempotency-Key by IBAN and endpoint', () => {
    const first = createRequest({});
    expect(createRequest({ receivedAt: 1, requestId: 'other' }).fingerprint).toBe(first.fingerprint);
    expect(createRequest({ iban: wrongIban }).fingerprint).not.toBe(first.fingerprint);
    expect(createRequest({ idempotency: { ...idempotency, call: '/x' } }).fingerprint).not.toBe(first.fingerprint);
  });

  it('C11, G1: distinguishes them by BIC as well, and begins with the part by which an erasure finds the IBAN', () => {
    const { fingerprint } = createRequest({});
    const [one, other] = ['COBADEFF', 'COBADEFFXXX'].map((bic) => createRequest({ bic }).fingerprint);
    expect([one!.startsWith(fingerprint), other!.startsWith(fingerprint)]).toEqual([true, true]);
    expect(new Set([fingerprint, one, other]).size).toBe(3);
  });

  it('G1: contains nothing that can be guessed without the secret', () => {
    const withOtherSecret = toIdempotentRequests(
      [createCheck({ keyHash, idempotency })],
      new LogPrivacy('full', 'x'.repeat(32)),
    );
    expect(withOtherSecret[0]).not.toEqual(createRequest({}));
    expect(JSON.stringify(createRequest({}))).not.toMatch(new RegExp(`${validIban}|order-1`));
  });

  it('marks requests that a test key would refuse', () => {
    const ibans = ['DE23999999000000000001', 'DE84999999000000429001', validIban];
    expect(ibans.map((iban) => createRequest({ iban }).isTestRefusal)).toEqual([false, true, true]);
  });

  it.each([{ keyHash: null }, { idempotency: undefined as never }])('refuses a check with %j', (fields) => {
    expect(() => createRequest(fields)).toThrow(expect.objectContaining({ code: 'invalid_request' }) as Error);
  });
});
