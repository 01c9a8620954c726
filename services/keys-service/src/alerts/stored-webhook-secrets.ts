import type { StoredBox, StoredBoxes } from '@pruefer/platform';
import type { Pool } from 'pg';

/** Encrypted webhook secrets, for the program that re-encrypts them. */
export class StoredWebhookSecrets implements StoredBoxes {
  constructor(private readonly pool: Pool) {}

  async behind(owner: string | undefined, most: number): Promise<readonly StoredBox[]> {
    const { rows } = await this.pool.query<StoredBox>(
      `SELECT contract_id::text AS owner, webhook_secret AS box FROM keys.alert_settings
       WHERE webhook_secret IS NOT NULL AND contract_id > $1 ORDER BY contract_id LIMIT $2`,
      [owner ?? '0', most],
    );
    return rows;
  }

  /** Under the lock of the contract, because changes of its settings write back the secret that they read. */
  async replace({ owner, box }: StoredBox, next: Buffer): Promise<void> {
    await this.pool.query(
      `WITH held AS MATERIALIZED (SELECT id FROM keys.contract WHERE id = $1 FOR NO KEY UPDATE)
       UPDATE keys.alert_settings SET webhook_secret = $3 FROM held
       WHERE contract_id = held.id AND webhook_secret = $2`,
      [owner, box, next],
    );
  }
}
