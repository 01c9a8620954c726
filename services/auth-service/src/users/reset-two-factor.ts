import { Injectable } from '@nestjs/common';
import { type Message, Problem } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { SessionPublisher } from '../sessions/session-publisher.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';
import { UserRepository } from '../account/user.repository.js';

/**
 * Removes two-factor from a user without app and recovery codes; the next login asks to set it up. Users cannot do this for themselves:
 * a stolen session would bypass what a change requires (docs/SECURITY.md B7).
 */
@Injectable()
export class ResetTwoFactor {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly twoFactor: TwoFactorRepository,
    private readonly sessions: SessionRepository,
    private readonly publisher: SessionPublisher,
  ) {}

  /** @throws Problem `user_unknown`, `self_change` */
  async run(id: string, actor: Actor): Promise<Message> {
    await this.database.transaction(async (manager) => {
      const user = await this.users.lock(manager, id);
      if (actor.userId === user.id) throw new Problem('self_change');
      await this.twoFactor.reset(manager, user.id);
      await this.sessions.endAll(manager, user.id);
      await addAudit(manager, 'auth', { action: 'two-factor.reset', actor, target: user.id });
    });
    await this.publisher.push();
    return { message: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt.' };
  }
}
