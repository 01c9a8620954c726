import { randomBytes } from 'node:crypto';
import { extractDisplayParts, hashOfApiKey, newApiKey } from '@pruefer/platform';
import type { Key } from '../contract/key.entity.js';

const ID_BYTES = 16;

/** A new key: the secret, which is shown once, and its stored form. */
interface NewSecret {
  readonly apiKey: string;
  readonly storedKey: Pick<Key, 'id' | 'hash' | 'prefix' | 'lastFour'>;
}

/** Generates a secret and an independent id (docs/SECURITY.md C1). @param isTest whether the key begins as one for tests */
export function newKeySecret(isTest: boolean): NewSecret {
  const apiKey = newApiKey(isTest ? 'test' : 'real');
  const id = randomBytes(ID_BYTES).toString('hex');
  return { apiKey, storedKey: { id, hash: hashOfApiKey(apiKey), ...extractDisplayParts(apiKey) } };
}

/** The answer without its secret, which may be stored. */
export function withoutSecret<Answer extends { apiKey: string | null }>(answer: Answer): Answer {
  return { ...answer, apiKey: null };
}
