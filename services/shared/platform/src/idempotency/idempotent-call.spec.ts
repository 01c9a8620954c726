import type { FastifyReply, FastifyRequest } from 'fastify';
import { readIdempotencyKey, readIdempotentCall } from './idempotent-call.js';

const keyIn = (key: unknown, most = 200) =>
  readIdempotencyKey({ headers: { 'idempotency-key': key } } as Pick<FastifyRequest, 'headers'>, most);

describe('the header Idempotency-Key', () => {
  it.each(['a', '~!"#', 'x'.repeat(200), '8e03978e-40d5-43e8-bc93-6894a57f9324'])('takes %j', (key) => {
    expect(keyIn(key)).toBe(key);
  });

  it.each([
    ['nothing', ''],
    ['a blank', 'a b'],
    ['a blank behind it', 'a '],
    ['a letter beyond ASCII', 'schlüssel'],
    ['a control character', 'a\u0000b'],
    ['a line end, which $ alone would let pass', 'a\n'],
    ['one character too many', 'x'.repeat(201)],
    ['two headers', ['a', 'b']],
  ])('refuses %s and names the field', (_, key) => {
    const errors = [expect.objectContaining({ field: 'Idempotency-Key', code: 'idempotencyKey' })];
    let thrown: unknown;
    try {
      keyIn(key);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: 'invalid_request', details: { errors } });
  });

  it('is not called', () => expect(keyIn(undefined)).toBeUndefined());

  it('has as many characters as its call allows', () => {
    expect(keyIn('1234567', 7)).toBe('1234567');
    expect(() => keyIn('12345678', 7)).toThrow();
  });
});

describe('a call that may be repeated', () => {
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) } as unknown as FastifyReply;
  const createCall = (fields: object = {}) => {
    const usual = {
      method: 'POST',
      url: '/api/admin/api-keys/7/top-up',
      body: { addedQuota: 100, orderNumber: 'A-1' },
    };
    const sent = { ...usual, headers: { 'idempotency-key': 'k' }, principal: { userId: 'anna' }, ...fields };
    return readIdempotentCall(sent as unknown as FastifyRequest, reply)!;
  };
  const isSame = (fields: object) => createCall(fields).fingerprint.equals(createCall().fingerprint);

  it('is the same with the same method, path and body', () => expect(isSame({})).toBe(true));

  it.each([
    ['another amount', { body: { addedQuota: 1_000, orderNumber: 'A-1' } }],
    ['a text for a number', { body: { addedQuota: '100', orderNumber: 'A-1' } }],
    ['another key', { url: '/api/admin/api-keys/8/top-up' }],
    ['another action', { url: '/api/admin/api-keys/7/renew' }],
    ['another method', { method: 'PUT' }],
    ['no body', { body: undefined }],
  ])('C6: is another one with %s', (_, fields) => expect(isSame(fields)).toBe(false));

  it('belongs to its caller, and says of a repeat that it is one', () => {
    const call = createCall();
    expect([call.caller, call.key]).toEqual(['anna', 'k']);
    call.markReplayed();
    expect([...headers]).toEqual([['idempotency-replayed', 'true']]);
  });

  it('is none without the header', () => expect(createCall({ headers: {} })).toBeUndefined());
});
