import { Inject, Injectable, Optional } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { SessionCopies, type SessionState } from './session-copies.js';

/** Below one second including the look-up: a session ended by another process is refused here within a second (docs/SECURITY.md B11). */
const REMEMBERED_MS = 900;
const REMEMBERED_SESSIONS = 10_000;
const PROLONG_INTERVAL_MS = 30_000;

/** Checks whether sessions are active. Active sessions are cached for less than a second. */
@Injectable()
export class LiveSessions {
  private readonly alive = new LRUCache<string, { endsAtMs: number }>({ max: REMEMBERED_SESSIONS, ttl: REMEMBERED_MS });
  private readonly prolonged = new LRUCache<string, true>({ max: REMEMBERED_SESSIONS, ttl: PROLONG_INTERVAL_MS });
  private readonly copies: SessionCopies | undefined;

  constructor(@Optional() @Inject(Redis) redis?: Redis) {
    this.copies = redis && new SessionCopies(redis);
  }

  /**
   * @param isActivity whether the call comes from user input and extends the session
   * @throws Problem `unavailable` without Redis, or while its copy is being filled
   */
  async has(sessionId: string, isActivity: boolean): Promise<boolean> {
    const session = this.alive.get(sessionId) ?? (await this.read(sessionId));
    if (!session) return false;
    if (isActivity) this.prolong(sessionId, session.endsAtMs);
    return true;
  }

  /** Not cached, for connections that outlive their admission. @throws Problem `unavailable` without Redis or its copy */
  async hasEnded(sessionId: string): Promise<boolean> {
    return (await this.read(sessionId)) === undefined;
  }

  private async read(sessionId: string): Promise<{ endsAtMs: number } | undefined> {
    // A service without Redis cannot check sessions.
    const state: SessionState = (await this.copies?.readState(sessionId).catch(() => undefined)) ?? 'lost';
    if (state === 'lost') throw new Problem('unavailable', { retryAfterSeconds: 1 });
    if (state === 'over') return undefined;
    this.alive.set(sessionId, state);
    return state;
  }

  /** Not awaited: if this fails, the next call extends the session. */
  private prolong(sessionId: string, endsAtMs: number): void {
    if (this.prolonged.has(sessionId)) return;
    this.prolonged.set(sessionId, true);
    this.copies?.prolong(sessionId, endsAtMs, Date.now()).catch(() => this.prolonged.delete(sessionId));
  }
}
