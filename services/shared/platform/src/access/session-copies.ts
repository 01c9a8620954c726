import type { Redis } from 'ioredis';

export const SESSION_IDLE_MS = 30 * 60_000;

const ENDED = 'ended';
const FILLED = 'sessions:filled';
const ACTIVE = 'sessions:active';
const toRedisKey = (sessionId: string) => `session:${sessionId}`;

/** `lost`: the copy is incomplete, so a missing session may still be active. */
export type SessionState = { readonly endsAtMs: number } | 'over' | 'lost';

export interface CopiedSession {
  readonly id: string;
  /** Latest end, regardless of activity. */
  readonly endsAtMs: number;
  /** End without further activity. */
  readonly idleEndsAtMs: number;
}

/**
 * The read copy of all sessions in Redis; auth-service writes it, every guard reads it. A session is active while its
 * key exists; activity extends the key. An ended session leaves a marker, so that a late write cannot restore it.
 */
export class SessionCopies {
  constructor(private readonly redis: Redis) {}

  /** The end of an active session; `over`: ended; `lost`: unknown, because the copy is incomplete. */
  async readState(sessionId: string): Promise<SessionState> {
    const [copy, filled] = await this.redis.mget(toRedisKey(sessionId), FILLED);
    if (copy && copy !== ENDED) return { endsAtMs: Number(copy) };
    return copy || filled ? 'over' : 'lost';
  }

  /** Extends the idle time of a session and records its activity. */
  async prolong(sessionId: string, endsAtMs: number, nowMs: number): Promise<void> {
    await Promise.all([
      this.redis.pexpire(toRedisKey(sessionId), Math.max(1, Math.min(SESSION_IDLE_MS, endsAtMs - nowMs))),
      this.redis.zadd(ACTIVE, nowMs, sessionId),
    ]);
  }

  /** Copies active sessions; an existing key, such as the marker of an ended one, remains. */
  async putAlive(sessions: readonly CopiedSession[]): Promise<void> {
    await Promise.all(
      sessions.map(({ id, endsAtMs, idleEndsAtMs }) =>
        this.redis.set(toRedisKey(id), endsAtMs, 'PXAT', Math.min(endsAtMs, idleEndsAtMs), 'NX'),
      ),
    );
  }

  /** Replaces sessions by their end markers. */
  async putEnded(sessions: readonly Pick<CopiedSession, 'id' | 'endsAtMs'>[]): Promise<void> {
    await Promise.all(sessions.map(({ id, endsAtMs }) => this.redis.set(toRedisKey(id), ENDED, 'PXAT', endsAtMs)));
  }

  /**
   * The Redis run id whose copy still has to be filled; undefined when it is complete. A restarted Redis may have lost
   * its last writes, including the end of a session, without any other sign.
   */
  async unfilledRun(): Promise<string | undefined> {
    const [run, filled] = await Promise.all([this.currentRun(), this.redis.get(FILLED)]);
    return filled === run ? undefined : run;
  }

  async markFilled(run?: string): Promise<void> {
    await this.redis.set(FILLED, run ?? (await this.currentRun()));
  }

  /** Up to `limit` sessions with the oldest recorded activity, and its time. */
  async active(limit: number): Promise<Map<string, number>> {
    const entries = await this.redis.zrange(ACTIVE, 0, String(limit - 1), 'WITHSCORES');
    const pairs = Array.from({ length: entries.length / 2 }, (_, index): [string, number] => [
      entries[index * 2]!,
      Number(entries[index * 2 + 1]),
    ]);
    return new Map(pairs);
  }

  async clearActive(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length > 0) await this.redis.zrem(ACTIVE, ...sessionIds);
  }

  private async currentRun(): Promise<string> {
    return /^run_id:(\w+)/m.exec(await this.redis.info('server'))?.[1] ?? 'unnamed';
  }
}
