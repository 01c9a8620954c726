import { createHash } from 'node:crypto';
import { Problem } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal.js';
import { pathOf } from '../log/request-log.js';

/** Visible ASCII. */
const wellFormed = /^[\x21-\x7e]{1,200}$/;
const sentence = 'Der Idempotency-Key besteht aus 1 bis 200 sichtbaren Zeichen ohne Leerzeichen.';

/** A call that its caller may repeat without anything being done twice. */
export interface IdempotentCall {
  readonly caller: string;
  /** Chosen by the caller. */
  readonly key: string;
  /** Of method, path and body. */
  readonly fingerprint: Buffer;
  /** Says in the answer's headers that it is one given before. */
  readonly markReplayed: () => void;
}

/**
 * What the header `Idempotency-Key` of somebody who is signed in asks for.
 * @returns undefined without the header
 * @throws Problem `invalid_request` for a key that is none
 */
export function idempotentCallOf(
  request: FastifyRequest & { principal?: Principal },
  reply: FastifyReply,
): IdempotentCall | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !wellFormed.test(key)) {
    throw new Problem('invalid_request', {
      errors: [{ field: 'Idempotency-Key', code: 'idempotencyKey', message: sentence }],
    });
  }
  return {
    caller: request.principal?.userId ?? '',
    key,
    fingerprint: createHash('sha256')
      .update(`${request.method} ${pathOf(request)} ${JSON.stringify(request.body ?? null)}`)
      .digest(),
    markReplayed: () => void reply.header('idempotent-replayed', 'true'),
  };
}
