import { CheckBatch, ValidateIbanBody } from '@pruefer/contracts';
import { fastify } from 'fastify';
import { buildJsonSchema } from './build-json-schema.js';

describe('buildJsonSchema', () => {
  it('says what the decorators say', () => {
    expect(buildJsonSchema(ValidateIbanBody)).toMatchObject({
      type: 'object',
      properties: { iban: { type: 'string', maxLength: 30_000 } },
      required: ['iban'],
    });
  });

  it('is compiled by Fastify, nested classes too', async () => {
    const server = fastify({ ajv: { customOptions: { coerceTypes: false } } });
    server.post('/', { schema: { body: buildJsonSchema(CheckBatch) } }, () => ({ ok: true }));
    const check = {
      iban: 'DE89370400440532013000',
      keyHash: null,
      address: '::1',
      receivedAt: 1,
      waitedMs: 0.5,
      requestId: 'r',
    };
    const batch = { id: '019a9f00-0000-7000-8000-000000000000', kind: 'public', checks: [check] };
    const fetchStatus = async (body: object) => (await server.inject({ method: 'POST', url: '/', body })).statusCode;
    expect(await fetchStatus(batch)).toBe(200);
    expect(await fetchStatus({ ...batch, checks: [{ ...check, iban: 7 }] })).toBe(400);
    expect(await fetchStatus({ ...batch, checks: [{ ...check, receivedAt: 1.5 }] })).toBe(400);
    expect(await fetchStatus({ ...batch, kind: 'other' })).toBe(400);
    await server.close();
  });
});
