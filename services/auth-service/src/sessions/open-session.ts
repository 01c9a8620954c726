import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokenPurpose } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import type { User } from '../account/user.entity.js';
import { SessionRepository } from './session.repository.js';
import { TokenMaker } from './token-maker.js';
import type { Visit } from './visit.js';

/** The end of a session, however active it is. */
const LASTS_MS: Readonly<Record<TokenPurpose, number>> = { full: 12 * 3_600_000, '2fa-setup': 10 * 60_000 };

/** Begins a session in the transaction of the login that allows it. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenMaker,
  ) {}

  /** @returns the session's token */
  async run(
    manager: EntityManager,
    { id: userId, username: name, role }: Pick<User, 'id' | 'username' | 'role'>,
    purpose: TokenPurpose,
    visit: Visit,
  ): Promise<string> {
    const sessionId = randomUUID();
    const endsAt = new Date(Date.now() + LASTS_MS[purpose]);
    await this.sessions.add(manager, { id: sessionId, userId, purpose, endsAt, visit });
    return this.tokens.tokenFor({ userId, name, role, purpose, sessionId, endsAt });
  }
}
