import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { displayPartsOf, hashOfApiKey, newApiKey } from '@pruefer/platform';
import { KeyRepository } from './key.repository.js';
import type { NewApiKey } from './new-api-key.js';

const ID_BYTES = 16;

/** The secret of a new key, to be shown once: only its hash is kept. */
export interface IssuedKey {
  readonly id: string;
  readonly apiKey: string;
}

/** Makes a contract with its first booking and its first key. */
@Injectable()
export class IssueKey {
  constructor(private readonly keys: KeyRepository) {}

  /**
   * @param actor who did it, as the booking shall say
   * @throws Problem `invalid_request` when the key would have expired already
   */
  async run(input: NewApiKey, actor: string): Promise<IssuedKey> {
    const apiKey = newApiKey();
    const id = randomBytes(ID_BYTES).toString('hex');
    const expiresAt = expiryOf(input);
    await this.keys.issue(input, { id, hash: hashOfApiKey(apiKey), ...displayPartsOf(apiKey), expiresAt }, actor);
    return { id, apiKey };
  }
}

function expiryOf({ expiresAt }: NewApiKey): Date | null {
  if (expiresAt === undefined) return null;
  const expiry = new Date(expiresAt);
  if (expiry > new Date()) return expiry;
  const message = 'Der Zeitpunkt muss in der Zukunft liegen.';
  throw new Problem('invalid_request', { errors: [{ field: 'expiresAt', code: 'past', message }] });
}
