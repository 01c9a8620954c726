import { randomBytes } from 'node:crypto';
import { displayPartsOf, hashOfApiKey, newApiKey } from '@pruefer/platform';
import type { Key } from '../contract/key.entity.js';

const ID_BYTES = 16;

/** A new key: the secret to be shown once, and what is stored of it. */
export interface NewSecret {
  readonly apiKey: string;
  readonly stored: Pick<Key, 'id' | 'hash' | 'prefix' | 'lastFour'>;
}

/** Makes a secret and an id that is no part of it (docs/SECURITY.md C1). */
export function newSecret(): NewSecret {
  const apiKey = newApiKey();
  const id = randomBytes(ID_BYTES).toString('hex');
  return { apiKey, stored: { id, hash: hashOfApiKey(apiKey), ...displayPartsOf(apiKey) } };
}

/** What may be kept of an answer that shows a secret. */
export function withoutSecret<Answer extends { apiKey: string | null }>(answer: Answer): Answer {
  return { ...answer, apiKey: null };
}
