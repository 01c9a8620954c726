import { Injectable } from '@nestjs/common';
import { RepeatEvery, SessionCopies } from '@pruefer/platform';
import { Redis } from 'ioredis';
import { SessionPublisher } from './session-publisher.js';
import { SessionRepository, type SessionToCopy } from './session.repository.js';

const PAGE_SIZE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PUSH_INTERVAL_MS = 500;
const FILL_INTERVAL_MS = 1_000;
const NOTE_INTERVAL_MS = 5_000;
const CLEAN_INTERVAL_MS = 3_600_000;

/** Keeps the copy of sessions in Redis equal to PostgreSQL, and stores in PostgreSQL when sessions were used. */
@Injectable()
export class SessionReplicator extends SessionPublisher {
  private readonly copies: SessionCopies;

  constructor(
    redis: Redis,
    private readonly sessions: SessionRepository,
  ) {
    super();
    this.copies = new SessionCopies(redis);
  }

  override async push(): Promise<void> {
    await this.copyChanged().catch(() => undefined);
  }

  @RepeatEvery(PUSH_INTERVAL_MS, { name: 'copy sessions' })
  async copyChanged(): Promise<void> {
    for (;;) {
      const sessions = await this.sessions.toCopy(PAGE_SIZE);
      if (sessions.length > 0) await this.copy(sessions);
      if (sessions.length > 0) await this.sessions.markCopied(sessions);
      if (sessions.length < PAGE_SIZE) return;
    }
  }

  /**
   * An emptied Redis holds no session: guards wait until all are copied again (docs/SECURITY.md B11). To a Redis that kept its data, ended
   * sessions are sent again.
   */
  @RepeatEvery(FILL_INTERVAL_MS, { name: 'fill the copy of sessions' })
  async fillNewRun(): Promise<void> {
    const run = await this.copies.unfilledRun();
    if (run === undefined) return;
    let afterId: string | undefined = FIRST_ID;
    while (afterId !== undefined) {
      const page = await this.sessions.page(afterId, PAGE_SIZE);
      await this.copy(page);
      afterId = page.length === PAGE_SIZE ? page.at(-1)?.id : undefined;
    }
    await this.copies.markFilled(run);
  }

  private async copy(sessions: readonly SessionToCopy[]): Promise<void> {
    await this.copies.putAlive(sessions.filter(({ isAlive }) => isAlive));
    await this.copies.putEnded(sessions.filter(({ isAlive }) => !isAlive));
  }

  @RepeatEvery(NOTE_INTERVAL_MS, { name: 'note active sessions' })
  async noteActive(): Promise<void> {
    const active = await this.copies.active(PAGE_SIZE);
    if (active.size === 0) return;
    await this.sessions.noteActive(active);
    await this.copies.clearActive([...active.keys()]);
  }

  @RepeatEvery(CLEAN_INTERVAL_MS, { name: 'delete old sessions' })
  async deleteOld(): Promise<void> {
    await this.sessions.deleteOld();
  }
}
