import { createHash } from 'node:crypto';
import { Problem } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal.js';
import { getRequestPath } from '../log/request-path.js';

/** Visible ASCII. */
const wellFormed = /^[\x21-\x7e]+$/;
/** Length of the key column for users. */
const MAX_KEY_CHARACTERS = 200;

export const REPLAYED_HEADER = 'idempotency-replayed';

export interface IdempotentCall {
  readonly caller: string;
  readonly key: string;
  /** Hash of method, path and body, without passwords. */
  readonly fingerprint: Buffer;
  readonly markReplayed: () => void;
}

/** The idempotent call of a signed-in user; without one, the caller is empty. @returns undefined without the header @throws Problem `invalid_request` for an invalid key */
export function readIdempotentCall(
  request: FastifyRequest & { principal?: Principal },
  reply: FastifyReply,
  maxCharacters = MAX_KEY_CHARACTERS,
): IdempotentCall | undefined {
  const key = readIdempotencyKey(request, maxCharacters);
  if (key === undefined) return undefined;
  return {
    caller: request.principal?.userId ?? '',
    key,
    fingerprint: createHash('sha256')
      .update(`${request.method} ${getRequestPath(request)} `)
      .update(Buffer.isBuffer(request.body) ? request.body : JSON.stringify(request.body ?? null, withoutPasswords))
      .digest(),
    markReplayed: () => void reply.header(REPLAYED_HEADER, 'true'),
  };
}

/** A fast fingerprint would make a password easier to guess than its argon2id hash (docs/SECURITY.md G2). */
function withoutPasswords(name: string, value: unknown): unknown {
  return /password/i.test(name) ? undefined : value;
}

/** The `Idempotency-Key` of a request. @returns undefined without the header @throws Problem `invalid_request` for an invalid key */
export function readIdempotencyKey(
  { headers }: Pick<FastifyRequest, 'headers'>,
  maxCharacters: number,
): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= maxCharacters && wellFormed.test(key)) return key;
  const message = {
    de: `Der Idempotency-Key besteht aus 1 bis ${maxCharacters} sichtbaren Zeichen ohne Leerzeichen.`,
    en: `The Idempotency-Key consists of 1 to ${maxCharacters} visible characters without blanks.`,
  };
  throw new Problem('invalid_request', {
    errors: [{ field: 'Idempotency-Key', code: 'idempotencyKey', message }],
  });
}
