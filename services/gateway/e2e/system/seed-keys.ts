import { hashOfApiKey, newApiKey } from '@pruefer/platform';
import type { RunningSystem } from './running-system.js';

/** Issues many contracts with one key each, faster than the command line could. Gives the secrets. */
export async function seedKeys(system: RunningSystem, howMany: number, quota: number): Promise<string[]> {
  const secrets = Array.from({ length: howMany }, newApiKey);
  for (const secret of secrets) {
    await system.rows(
      `WITH contract AS (
         INSERT INTO keys.contract (client_name, client_email, quota) VALUES ('Testkunde', 'test@example.com', $1) RETURNING id
       ), booking AS (
         INSERT INTO keys.booking (contract_id, kind, amount, quota_before, quota_after, actor) SELECT id, 'issue', $1, 0, $1, 'test' FROM contract
       )
       INSERT INTO keys.key (id, contract_id, hash, prefix, last_four)
       SELECT gen_random_uuid(), id, $2, 'iban_sk_test', 'test' FROM contract`,
      [quota, hashOfApiKey(secret)],
    );
  }
  return secrets;
}
