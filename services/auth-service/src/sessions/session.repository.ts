import { Injectable } from '@nestjs/common';
import { type CopiedSession, type Purpose, SESSION_IDLE_MS } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';

/** A session for Redis; an ended one is to be marked there. */
export interface SessionToCopy extends CopiedSession {
  readonly isAlive: boolean;
}

const endsWhenIdle = `last_active_at + interval '${SESSION_IDLE_MS} milliseconds'`;
const isAlive = `ended_at IS NULL AND least(ends_at, ${endsWhenIdle}) > clock_timestamp()`;
const columns = `id, ${isAlive} AS "isAlive", round(extract(epoch FROM ends_at) * 1000)::float8 AS "endsAtMs",
  round(extract(epoch FROM ${endsWhenIdle}) * 1000)::float8 AS "idleEndsAtMs"`;

/** All SQL around sessions: the truth of which Redis holds a copy. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  async insert(
    manager: EntityManager,
    session: { id: string; userId: string; purpose: Purpose; endsAt: Date },
  ): Promise<void> {
    await manager.query('INSERT INTO auth.session (id, user_id, purpose, ends_at) VALUES ($1, $2, $3, $4)', [
      session.id,
      session.userId,
      session.purpose,
      session.endsAt,
    ]);
  }

  /** Ends all sessions of a user but one. */
  async endAll(manager: EntityManager, userId: string, exceptId?: string): Promise<void> {
    await manager.query(
      `UPDATE auth.session SET ended_at = clock_timestamp(), is_copied = false
       WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`,
      [userId, exceptId ?? null],
    );
  }

  /** How long ago a session began, in milliseconds; undefined when it is over. */
  async ageMs(sessionId: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ ageMs: number }[]>(
      `SELECT (extract(epoch FROM clock_timestamp() - created_at) * 1000)::float8 AS "ageMs"
       FROM auth.session WHERE id = $1 AND ${isAlive}`,
      [sessionId],
    );
    return row?.ageMs;
  }

  /** Sessions of which Redis does not hold what is true. */
  toCopy(limit: number): Promise<SessionToCopy[]> {
    return this.database.query(`SELECT ${columns} FROM auth.session WHERE NOT is_copied ORDER BY id LIMIT $1`, [limit]);
  }

  /** One that has ended meanwhile is not taken for copied. */
  async markCopied(sessions: readonly SessionToCopy[]): Promise<void> {
    await this.database.query(
      `UPDATE auth.session s SET is_copied = true FROM unnest($1::uuid[], $2::boolean[]) AS copied (id, "isAlive")
       WHERE s.id = copied.id AND (s.ended_at IS NULL OR NOT copied."isAlive")`,
      [sessions.map(({ id }) => id), sessions.map((session) => session.isAlive)],
    );
  }

  /** One page of all sessions whose time is not over, the ended ones too, by id. */
  page(afterId: string, limit: number): Promise<SessionToCopy[]> {
    return this.database.query(
      `SELECT ${columns} FROM auth.session WHERE id > $1 AND ends_at > clock_timestamp() ORDER BY id LIMIT $2`,
      [afterId, limit],
    );
  }

  /** Notes when sessions were last used. */
  async noteActive(activeAtMs: ReadonlyMap<string, number>): Promise<void> {
    await this.database.query(
      `UPDATE auth.session s SET last_active_at = greatest(last_active_at, to_timestamp(used.at_ms / 1000))
       FROM unnest($1::uuid[], $2::float8[]) AS used (id, at_ms) WHERE s.id = used.id`,
      [[...activeAtMs.keys()], [...activeAtMs.values()]],
    );
  }

  async deleteOld(): Promise<void> {
    await this.database.query(`DELETE FROM auth.session WHERE ends_at < now() - interval '1 day'`);
  }
}
