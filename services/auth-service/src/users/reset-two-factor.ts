import { Injectable } from '@nestjs/common';
import type { Message } from '@pruefer/contracts';
import { addAudit } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import type { Deed } from '../deed.js';
import { SessionNews } from '../sessions/session-copying.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';
import { UserRepository } from './user.repository.js';

/** Takes two-factor away from somebody who has lost app and recovery codes; the next login asks to set it up. */
@Injectable()
export class ResetTwoFactor {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly twoFactor: TwoFactorRepository,
    private readonly sessions: SessionRepository,
    private readonly news: SessionNews,
  ) {}

  /** @throws Problem `user_unknown` */
  async run(id: string, deed: Deed): Promise<Message> {
    await this.database.transaction(async (manager) => {
      const user = await this.users.lock(manager, id);
      await this.twoFactor.reset(manager, user.id);
      await this.sessions.endAll(manager, user.id);
      await addAudit(manager, 'auth', { action: 'two-factor.reset', ...deed, target: user.id });
    });
    await this.news.push();
    return { message: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt.' };
  }
}
