import { Controller, Req } from '@nestjs/common';
import { type AdminUser, changeUser, createUser, type InputOf, type Message, resetTwoFactor } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { ChangeUser } from './change-user.js';
import { CreateUser } from './create-user.js';
import { ResetTwoFactor } from './reset-two-factor.js';

/** What admins do about users. */
@Controller()
export class UsersController {
  constructor(
    private readonly origins: Origins,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly resetTwoFactor: ResetTwoFactor,
  ) {}

  @Answers(createUser)
  create(
    { body }: InputOf<typeof createUser>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<AdminUser> {
    return this.createUser.run(body, deedOf(principal, this.origins.of(request)));
  }

  @Answers(changeUser)
  change(
    { params: { id }, body }: InputOf<typeof changeUser>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<AdminUser> {
    return this.changeUser.run(id, body, deedOf(principal, this.origins.of(request)));
  }

  @Answers(resetTwoFactor)
  reset(
    { params: { id } }: InputOf<typeof resetTwoFactor>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<Message> {
    return this.resetTwoFactor.run(id, deedOf(principal, this.origins.of(request)));
  }
}
