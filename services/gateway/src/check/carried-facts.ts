import type { CarriedFacts, Channel } from '@pruefer/contracts';
import type { FastifyRequest } from 'fastify';

/** The facts of a request that the log keeps as the gateway sends them. */
export function carriedFacts({ id }: FastifyRequest, channel: Channel): CarriedFacts {
  return { requestId: id, channel };
}
