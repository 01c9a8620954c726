import type { Redis } from 'ioredis';

/** A session without activity is over after this long. */
export const SESSION_IDLE_MS = 30 * 60_000;

const ENDED = 'ended';
const FILLED = 'sessions:filled';
const ACTIVE = 'sessions:active';
const keyOf = (sessionId: string) => `session:${sessionId}`;

/** `lost`: the copy is not complete, so that nothing can be said of a session it does not hold. */
export type SessionState = { readonly endsAtMs: number } | 'over' | 'lost';

/** A session as the copy holds it. */
export interface CopiedSession {
  readonly id: string;
  /** Its end, however active it is. */
  readonly endsAtMs: number;
  /** Its end when nothing more happens. */
  readonly idleEndsAtMs: number;
}

/**
 * The read copy of all sessions in Redis; auth-service writes it, every guard reads it. A session lives as long as its key:
 * activity prolongs that. An ended one leaves a mark behind, so that no late writer brings it back.
 */
export class SessionCopies {
  constructor(private readonly redis: Redis) {}

  async stateOf(sessionId: string): Promise<SessionState> {
    const [copy, filled] = await this.redis.mget(keyOf(sessionId), FILLED);
    if (copy && copy !== ENDED) return { endsAtMs: Number(copy) };
    return copy || filled ? 'over' : 'lost';
  }

  /** Notes that a session is used: its copy lives on, and auth-service learns of it. */
  async prolong(sessionId: string, endsAtMs: number, nowMs: number): Promise<void> {
    await Promise.all([
      this.redis.pexpire(keyOf(sessionId), Math.max(1, Math.min(SESSION_IDLE_MS, endsAtMs - nowMs))),
      this.redis.zadd(ACTIVE, nowMs, sessionId),
    ]);
  }

  async putAlive(sessions: readonly CopiedSession[]): Promise<void> {
    await Promise.all(
      sessions.map(({ id, endsAtMs, idleEndsAtMs }) =>
        this.redis.set(keyOf(id), endsAtMs, 'PXAT', Math.min(endsAtMs, idleEndsAtMs), 'NX'),
      ),
    );
  }

  async putEnded(sessions: readonly Pick<CopiedSession, 'id' | 'endsAtMs'>[]): Promise<void> {
    await Promise.all(sessions.map(({ id, endsAtMs }) => this.redis.set(keyOf(id), ENDED, 'PXAT', endsAtMs)));
  }

  /**
   * The run of Redis into which all sessions are still to be put; undefined: they are there. A Redis that has started again may have
   * lost its last writes, the end of a session among them, and looks complete.
   */
  async unfilledRun(): Promise<string | undefined> {
    const [run, filled] = await Promise.all([this.currentRun(), this.redis.get(FILLED)]);
    return filled === run ? undefined : run;
  }

  async markFilled(run?: string): Promise<void> {
    await this.redis.set(FILLED, run ?? (await this.currentRun()));
  }

  /** The sessions used longest ago, with the time of it, at most `limit`. */
  async active(limit: number): Promise<Map<string, number>> {
    const found = await this.redis.zrange(ACTIVE, 0, String(limit - 1), 'WITHSCORES');
    const pairs = Array.from({ length: found.length / 2 }, (_, place): [string, number] => [
      found[place * 2]!,
      Number(found[place * 2 + 1]),
    ]);
    return new Map(pairs);
  }

  async forgetActive(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length > 0) await this.redis.zrem(ACTIVE, ...sessionIds);
  }

  private async currentRun(): Promise<string> {
    return /^run_id:(\w+)/m.exec(await this.redis.info('server'))?.[1] ?? 'unnamed';
  }
}
