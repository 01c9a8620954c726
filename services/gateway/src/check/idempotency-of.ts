import { type Check, type Endpoint, MAX_IDEMPOTENCY_KEY_LENGTH } from '@pruefer/contracts';
import { idempotencyKeyOf } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';

/**
 * What the header `Idempotency-Key` adds to a check with an API key; nothing without the header.
 * @throws Problem `invalid_request` for a key that is none
 */
export function idempotencyOf(request: FastifyRequest, { path }: Endpoint): Pick<Check, 'idempotency'> {
  const key = idempotencyKeyOf(request, MAX_IDEMPOTENCY_KEY_LENGTH);
  return key === undefined ? {} : { idempotency: { key, call: path } };
}
