import { type Check, type Endpoint, MAX_IDEMPOTENCY_KEY_LENGTH } from '@pruefer/contracts';
import { readIdempotencyKey } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';

/**
 * The fields of a check from its header `Idempotency-Key`; empty without the header.
 * @throws Problem `invalid_request` for an invalid key
 */
export function readIdempotency(request: FastifyRequest, { path }: Endpoint): Pick<Check, 'idempotency'> {
  const key = readIdempotencyKey(request, MAX_IDEMPOTENCY_KEY_LENGTH);
  return key === undefined ? {} : { idempotency: { key, call: path } };
}
