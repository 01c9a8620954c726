import type { SecretBox, StoredBox, StoredBoxes } from '@pruefer/platform';
import type { Pool } from 'pg';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The encrypted two-factor secrets, for the program that re-encrypts them. */
export class StoredSecrets implements StoredBoxes {
  constructor(private readonly pool: Pool) {}

  async behind(owner: string | undefined, most: number): Promise<readonly StoredBox[]> {
    const { rows } = await this.pool.query<StoredBox>(
      `SELECT id AS owner, totp_secret AS box FROM auth.users
       WHERE totp_secret IS NOT NULL AND id > $1 ORDER BY id LIMIT $2`,
      [owner ?? FIRST_ID, most],
    );
    return rows;
  }

  /** No edit of the user: the version stays. */
  async replace({ owner, box }: StoredBox, next: Buffer): Promise<void> {
    await this.pool.query('UPDATE auth.users SET totp_secret = $3 WHERE id = $1 AND totp_secret = $2', [
      owner,
      box,
      next,
    ]);
  }

  /**
   * Setups that wait for their first code under an older secret. They are left alone: the first code compares with the stored bytes of its
   * setup, which expires after minutes.
   */
  async pendingUnderOlder(secrets: SecretBox): Promise<number> {
    const { rows } = await this.pool.query<StoredBox>(
      'SELECT id AS owner, pending_secret AS box FROM auth.users WHERE pending_until > clock_timestamp()',
    );
    return rows.filter(({ owner, box }) => isUnderOlder(secrets, box, owner)).length;
  }
}

function isUnderOlder(secrets: SecretBox, box: Buffer, owner: string): boolean {
  try {
    return secrets.reclose(box, owner) !== undefined;
  } catch {
    return false;
  }
}
