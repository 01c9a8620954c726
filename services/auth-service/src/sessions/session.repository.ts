import { Injectable } from '@nestjs/common';
import { ENDED_SESSION_DAYS } from '@pruefer/contracts';
import { type CopiedSession, SESSION_IDLE_MS, shortenIpAddress, type TokenPurpose } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import type { Visit } from './visit.js';

/** A session for Redis; an ended one is to be marked there. */
export interface SessionToCopy extends CopiedSession {
  readonly isAlive: boolean;
}

interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly endsAt: Date;
  readonly visit: Visit;
}

/** A session as its user sees it. The handle identifies it in lists; its secret id is left out. */
export interface AliveSession {
  readonly handle: string;
  readonly device: string;
  readonly network: string;
  readonly since: Date;
  readonly lastSeen: Date;
  readonly isCurrent: boolean;
}

const MAX_LISTED = 100;

const endsWhenIdle = `last_active_at + interval '${SESSION_IDLE_MS} milliseconds'`;
const isAlive = `ended_at IS NULL AND least(ends_at, ${endsWhenIdle}) > clock_timestamp()`;
const columns = `id, ${isAlive} AS "isAlive", round(extract(epoch FROM ends_at) * 1000)::float8 AS "endsAtMs",
  round(extract(epoch FROM ${endsWhenIdle}) * 1000)::float8 AS "idleEndsAtMs"`;

/** All SQL around sessions. Redis only holds a copy of these rows. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds a session; of the address only the network is stored. */
  async add(manager: EntityManager, { id, userId, purpose, endsAt, visit }: NewSession): Promise<void> {
    await manager.query(
      `INSERT INTO auth.session (id, user_id, purpose, ends_at, device, network) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, userId, purpose, endsAt, visit.device, shortenIpAddress(visit.address)],
    );
  }

  /** Active sessions of a user: the current one first, then the last used ones; at most 100. */
  ofUser(userId: string, currentId: string): Promise<AliveSession[]> {
    return this.database.query(
      `SELECT handle, device, network, created_at AS since, last_active_at AS "lastSeen", id = $2 AS "isCurrent"
       FROM auth.session WHERE user_id = $1 AND ${isAlive}
       ORDER BY id = $2 DESC, last_active_at DESC, id LIMIT ${MAX_LISTED}`,
      [userId, currentId],
    );
  }

  /** Ends one session of a user. @returns false when the user has no active session with this handle */
  async endByHandle(manager: EntityManager, userId: string, handle: string): Promise<boolean> {
    const [, endCount] = await manager.query<[unknown[], number]>(
      `UPDATE auth.session SET ended_at = clock_timestamp(), is_copied = false
       WHERE user_id = $1 AND handle = $2 AND ${isAlive}`,
      [userId, handle],
    );
    return endCount > 0;
  }

  /** Ends one session by its id. */
  async endById(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE auth.session SET ended_at = clock_timestamp(), is_copied = false WHERE id = $1 AND ended_at IS NULL`,
      [id],
    );
  }

  /** Ends all sessions of a user, except one if given. */
  async endAll(manager: EntityManager, userId: string, exceptId?: string): Promise<void> {
    await manager.query(
      `UPDATE auth.session SET ended_at = clock_timestamp(), is_copied = false
       WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`,
      [userId, exceptId ?? null],
    );
  }

  /** Ends the sessions of all users that began before a moment, except one if given. */
  async endBefore(moment: Date, exceptId: string | null): Promise<void> {
    await this.database.query(
      `UPDATE auth.session SET ended_at = clock_timestamp(), is_copied = false
       WHERE ended_at IS NULL AND created_at < $1 AND id IS DISTINCT FROM $2`,
      [moment, exceptId],
    );
  }

  /** Age of a session in milliseconds; undefined if it has ended. */
  async ageMs(sessionId: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ ageMs: number }[]>(
      `SELECT (extract(epoch FROM clock_timestamp() - created_at) * 1000)::float8 AS "ageMs"
       FROM auth.session WHERE id = $1 AND ${isAlive}`,
      [sessionId],
    );
    return row?.ageMs;
  }

  /** Sessions whose copy in Redis is stale, at most `limit`. */
  toCopy(limit: number): Promise<SessionToCopy[]> {
    return this.database.query(`SELECT ${columns} FROM auth.session WHERE NOT is_copied ORDER BY id LIMIT $1`, [limit]);
  }

  /** Marks sessions as copied. A session that ended after it was read remains to be copied. */
  async markCopied(sessions: readonly SessionToCopy[]): Promise<void> {
    await this.database.query(
      `UPDATE auth.session s SET is_copied = true FROM unnest($1::uuid[], $2::boolean[]) AS copied (id, "isAlive")
       WHERE s.id = copied.id AND (s.ended_at IS NULL OR NOT copied."isAlive")`,
      [sessions.map(({ id }) => id), sessions.map((session) => session.isAlive)],
    );
  }

  /** One page of all sessions before their latest end, including ended ones, in the order of their ids. */
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

  /** Deletes sessions whose latest end was `ENDED_SESSION_DAYS` days ago. */
  async deleteOld(): Promise<void> {
    await this.database.query(`DELETE FROM auth.session WHERE ends_at < now() - interval '${ENDED_SESSION_DAYS} days'`);
  }
}
