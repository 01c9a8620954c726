import { type Endpoint, type Idempotency, MAX_IDEMPOTENCY_KEY_LENGTH } from '@pruefer/contracts';
import { idempotencyKeyOf } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';

/**
 * What the header `Idempotency-Key` of a check with an API key asks for.
 * @returns undefined without the header
 * @throws Problem `invalid_request` for a key that is none
 */
export function idempotencyOf(request: FastifyRequest, { path }: Endpoint): Idempotency | undefined {
  const key = idempotencyKeyOf(request, MAX_IDEMPOTENCY_KEY_LENGTH);
  return key === undefined ? undefined : { key, call: path };
}
