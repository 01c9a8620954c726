import { Controller } from '@nestjs/common';
import { type DataRestored, DataRestoredV1 } from '@pruefer/contracts';
import { ListensToStates } from '@pruefer/platform';
import { SessionPublisher } from './session-publisher.js';
import { SessionRepository } from './session.repository.js';

/** After a restore, ends every session except the one that requested it. Idempotent. */
@Controller()
export class DataRestoredController {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly publisher: SessionPublisher,
  ) {}

  @ListensToStates(DataRestoredV1, { reader: 'restored' })
  async endSessions(restores: ReadonlyMap<string, DataRestored>): Promise<void> {
    for (const { at, sessionId } of restores.values()) await this.sessions.endBefore(new Date(at), sessionId);
    await this.publisher.push();
  }
}
