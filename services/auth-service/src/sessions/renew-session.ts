import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../account/user.entity.js';
import { OpenSession } from './open-session.js';
import { SessionPublisher } from './session-publisher.js';
import { SessionRepository } from './session.repository.js';
import type { Visit } from './visit.js';

/** Ends all sessions of a user and begins a full one, together with the change that is the reason. */
@Injectable()
export class RenewSession {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionRepository,
    private readonly openSession: OpenSession,
    private readonly publisher: SessionPublisher,
  ) {}

  /** @returns the new session's token */
  async run(user: User, visit: Visit, change: (manager: EntityManager) => Promise<void>): Promise<string> {
    const token = await this.database.transaction(async (manager) => {
      await change(manager);
      await this.sessions.endAll(manager, user.id);
      return this.openSession.run(manager, user, 'full', visit);
    });
    await this.publisher.push();
    return token;
  }
}
