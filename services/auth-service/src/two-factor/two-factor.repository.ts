import { Injectable } from '@nestjs/common';
import { countRows } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../account/user.entity.js';

/** All SQL around two-factor. Conditional statements make sure that of two parallel requests only one succeeds. */
@Injectable()
export class TwoFactorRepository {
  constructor(private readonly database: DataSource) {}

  /** The encrypted secret of a user; null without two-factor. */
  async activeSecret(manager: EntityManager, userId: string): Promise<Buffer | null> {
    const [row] = await manager.query<{ secret: Buffer | null }[]>(
      'SELECT totp_secret AS secret FROM auth.users WHERE id = $1',
      [userId],
    );
    return row?.secret ?? null;
  }

  /** Marks the time step of a code as used. @returns false when it, or a later one, was used before */
  async useStep(manager: EntityManager, userId: string, step: number): Promise<boolean> {
    return hasChanged(
      await manager.query('UPDATE auth.users SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2', [
        userId,
        step,
      ]),
    );
  }

  /** Marks a recovery code as used. @returns false for a wrong code or one that was used before */
  async useRecoveryCode(manager: EntityManager, userId: string, hash: Buffer): Promise<boolean> {
    return hasChanged(
      await manager.query(
        'UPDATE auth.recovery_code SET used_at = now() WHERE user_id = $1 AND hash = $2 AND used_at IS NULL',
        [userId, hash],
      ),
    );
  }

  /** Stores a pending secret for `forMs` milliseconds; an active secret remains valid. */
  async keepPending(manager: EntityManager, userId: string, secret: Buffer, forMs: number): Promise<void> {
    await manager.query(
      `UPDATE auth.users SET pending_secret = $2, pending_until = clock_timestamp() + $3 * interval '1 ms' WHERE id = $1`,
      [userId, secret, forMs],
    );
  }

  /** The encrypted secret that waits for its first code; undefined without one, or after it has expired. */
  async pendingSecret(userId: string): Promise<Buffer | undefined> {
    const [row] = await this.database.query<{ secret: Buffer }[]>(
      'SELECT pending_secret AS secret FROM auth.users WHERE id = $1 AND pending_until > clock_timestamp()',
      [userId],
    );
    return row?.secret;
  }

  /** Activates the pending secret and marks the step of its first code as used. @returns false after a concurrent activation or edit of the user */
  async activate(manager: EntityManager, { id, version }: User, secret: Buffer, step: number): Promise<boolean> {
    return hasChanged(
      await manager.query(
        `UPDATE auth.users SET totp_secret = pending_secret, totp_last_step = $3, pending_secret = NULL,
           pending_until = NULL, version = version + 1
         WHERE id = $1 AND pending_secret = $2 AND version = $4 AND is_active`,
        [id, secret, step, version],
      ),
    );
  }

  /** Number of unused codes. */
  recoveryCodesLeft(userId: string): Promise<number> {
    return countRows(this.database, 'auth.recovery_code WHERE user_id = $1 AND used_at IS NULL', [userId]);
  }

  /** Replaces all recovery codes of a user. @param hashes from `hashOfRecoveryCode` */
  async replaceRecoveryCodes(manager: EntityManager, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await manager.query('DELETE FROM auth.recovery_code WHERE user_id = $1', [userId]);
    await manager.query('INSERT INTO auth.recovery_code (user_id, hash) SELECT $1, unnest($2::bytea[])', [
      userId,
      hashes,
    ]);
  }

  /** Removes two-factor from a user, including the pending secret and the recovery codes. */
  async reset(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `UPDATE auth.users SET totp_secret = NULL, pending_secret = NULL, pending_until = NULL, version = version + 1
       WHERE id = $1`,
      [userId],
    );
    await manager.query('DELETE FROM auth.recovery_code WHERE user_id = $1', [userId]);
  }
}

/** TypeORM gives rows and their number for an UPDATE. */
function hasChanged([, count]: [unknown[], number]): boolean {
  return count > 0;
}
