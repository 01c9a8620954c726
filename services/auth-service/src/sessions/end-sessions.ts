import { Injectable } from '@nestjs/common';
import { type AuditAction, type Message, Problem } from '@pruefer/contracts';
import { addAudit, actorOf, type Origin, type Principal } from '@pruefer/platform';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionNews } from './session-copying.js';
import { SessionRepository } from './session.repository.js';

/** Ends sessions of one's own; within a second nothing is open any more with their tokens (docs/SECURITY.md B11). */
@Injectable()
export class EndSessions {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionRepository,
    private readonly news: SessionNews,
  ) {}

  /** Signing out. */
  async current(principal: Principal, origin: Origin): Promise<Message> {
    await this.end('login.ended', principal, origin, (manager) => this.sessions.end(manager, principal.sessionId));
    return { message: 'Sie sind abgemeldet.' };
  }

  /** @param handle as the list of sessions names it. @throws Problem `session_unknown`, also for a session of somebody else */
  async one(handle: string, principal: Principal, origin: Origin): Promise<Message> {
    if (!isUUID(handle)) throw new Problem('session_unknown');
    await this.end('session.ended', principal, origin, async (manager) => {
      if (!(await this.sessions.endOne(manager, principal.userId, handle))) throw new Problem('session_unknown');
    });
    return { message: 'Die Sitzung ist beendet.' };
  }

  /** Wherever one is signed in, here too. */
  async all(principal: Principal, origin: Origin): Promise<Message> {
    await this.end('session.all-ended', principal, origin, (manager) =>
      this.sessions.endAll(manager, principal.userId),
    );
    return { message: 'Sie sind überall abgemeldet.' };
  }

  private async end(
    action: AuditAction,
    principal: Principal,
    origin: Origin,
    end: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await end(manager);
      await addAudit(manager, 'auth', { action, actor: actorOf(principal, origin), target: principal.userId });
    });
    await this.news.push();
  }
}
