import { Controller } from '@nestjs/common';
import {
  endAllSessions,
  endSession,
  type InputOf,
  listSessions,
  logout,
  type Message,
  type OwnSession,
  readRecoveryCodes,
  type RecoveryCodesLeft,
  type RenewedRecoveryCodes,
  renewRecoveryCodes,
} from '@pruefer/contracts';
import { CurrentActor, CurrentPrincipal, Handles, type Principal, type SignedInActor } from '@pruefer/platform';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { type AliveSession, SessionRepository } from '../sessions/session.repository.js';

/** A user's own sessions and recovery codes. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly endSessions: EndSessions,
    private readonly twoFactor: TwoFactorRepository,
    private readonly renewRecoveryCodes: RenewRecoveryCodes,
  ) {}

  @Handles(logout)
  logout(@CurrentActor() actor: SignedInActor): Promise<Message> {
    return this.endSessions.current(actor);
  }

  @Handles(listSessions)
  async list(@CurrentPrincipal() { userId, sessionId }: Principal): Promise<OwnSession[]> {
    return (await this.sessions.ofUser(userId, sessionId)).map(toOwnSession);
  }

  @Handles(endAllSessions)
  endAll(@CurrentActor() actor: SignedInActor): Promise<Message> {
    return this.endSessions.all(actor);
  }

  @Handles(endSession)
  end({ params: { id } }: InputOf<typeof endSession>, @CurrentActor() actor: SignedInActor): Promise<Message> {
    return this.endSessions.one(id, actor);
  }

  @Handles(readRecoveryCodes)
  async recoveryCodes(@CurrentPrincipal() { userId }: Principal): Promise<RecoveryCodesLeft> {
    return { left: await this.twoFactor.recoveryCodesLeft(userId) };
  }

  @Handles(renewRecoveryCodes)
  renew(
    { body }: InputOf<typeof renewRecoveryCodes>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<RenewedRecoveryCodes> {
    return this.renewRecoveryCodes.run(body, actor);
  }
}

/** A session as its user sees it: built field by field, so that its id cannot slip out (docs/SECURITY.md A6). */
function toOwnSession({ handle, device, network, since, lastSeen, isCurrent }: AliveSession): OwnSession {
  return { id: handle, device, network, since: since.toISOString(), lastSeen: lastSeen.toISOString(), isCurrent };
}
