import { Injectable } from '@nestjs/common';
import { type AuditAction, type Message, Problem } from '@pruefer/contracts';
import { addAudit, type SignedInActor } from '@pruefer/platform';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionPublisher } from './session-publisher.js';
import { SessionRepository } from './session.repository.js';

/** Ends sessions of the signed-in user; their tokens stop working within a second (docs/SECURITY.md B11). */
@Injectable()
export class EndSessions {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionRepository,
    private readonly publisher: SessionPublisher,
  ) {}

  /** Ends the session of the call. */
  async current(actor: SignedInActor): Promise<Message> {
    await this.end('login.ended', actor, (manager) => this.sessions.endById(manager, actor.sessionId));
    return { message: 'Sie sind abgemeldet.' };
  }

  /** @param handle as the list of sessions names it. @throws Problem `session_unknown`, also for a session of another user */
  async one(handle: string, actor: SignedInActor): Promise<Message> {
    if (!isUUID(handle)) throw new Problem('session_unknown');
    await this.end('session.ended', actor, async (manager) => {
      if (!(await this.sessions.endByHandle(manager, actor.userId, handle))) throw new Problem('session_unknown');
    });
    return { message: 'Die Sitzung ist beendet.' };
  }

  /** Ends all sessions of the user, including the one of the call. */
  async all(actor: SignedInActor): Promise<Message> {
    await this.end('session.all-ended', actor, (manager) => this.sessions.endAll(manager, actor.userId));
    return { message: 'Sie sind überall abgemeldet.' };
  }

  private async end(
    action: AuditAction,
    actor: SignedInActor,
    end: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await end(manager);
      await addAudit(manager, 'auth', { action, actor, target: actor.userId });
    });
    await this.publisher.push();
  }
}
