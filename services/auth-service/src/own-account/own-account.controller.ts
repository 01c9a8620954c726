import { Controller, Req } from '@nestjs/common';
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
import { Answers, CurrentPrincipal, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { ownSessionOf } from '../sessions/session-views.js';

/** Where one is signed in, and the codes for the case that the phone is away. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly origins: Origins,
    private readonly sessions: SessionRepository,
    private readonly endSessions: EndSessions,
    private readonly twoFactor: TwoFactorRepository,
    private readonly renewCodes: RenewRecoveryCodes,
  ) {}

  @Answers(logout)
  logout(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest): Promise<Message> {
    return this.endSessions.current(principal, this.origins.of(request));
  }

  @Answers(listSessions)
  async list(@CurrentPrincipal() { userId, sessionId }: Principal): Promise<OwnSession[]> {
    return (await this.sessions.ofUser(userId, sessionId)).map(ownSessionOf);
  }

  @Answers(endAllSessions)
  endAll(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest): Promise<Message> {
    return this.endSessions.all(principal, this.origins.of(request));
  }

  @Answers(endSession)
  end(
    { params: { id } }: InputOf<typeof endSession>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Message> {
    return this.endSessions.one(id, principal, this.origins.of(request));
  }

  @Answers(readRecoveryCodes)
  async recoveryCodes(@CurrentPrincipal() { userId }: Principal): Promise<RecoveryCodesLeft> {
    return { left: await this.twoFactor.recoveryCodesLeft(userId) };
  }

  @Answers(renewRecoveryCodes)
  renew(
    { body }: InputOf<typeof renewRecoveryCodes>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<RenewedRecoveryCodes> {
    return this.renewCodes.run(body, principal, this.origins.of(request));
  }
}
