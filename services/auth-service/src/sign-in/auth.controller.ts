import { Controller, Req } from '@nestjs/common';
import {
  changePassword,
  currentUser,
  type InputOf,
  login,
  type LoginAnswer,
  type Message,
  type SessionUser,
} from '@pruefer/contracts';
import {
  CurrentActor,
  CurrentPrincipal,
  Handles,
  type Principal,
  RequestOrigins,
  type SignedInActor,
} from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { toSessionUser } from '../users/user-views.js';
import { UserRepository } from '../account/user.repository.js';
import { readVisit } from '../sessions/visit.js';
import { ChangePassword } from './change-password.js';
import { SignIn } from './sign-in.js';

/** Signing in, and the own account. */
@Controller()
export class AuthController {
  constructor(
    private readonly origins: RequestOrigins,
    private readonly users: UserRepository,
    private readonly signIn: SignIn,
    private readonly changePassword: ChangePassword,
  ) {}

  @Handles(login)
  login({ body }: InputOf<typeof login>, @Req() request: FastifyRequest): Promise<LoginAnswer> {
    return this.signIn.run(body, readVisit(request, this.origins));
  }

  @Handles(currentUser)
  async user(@CurrentPrincipal() { userId }: Principal): Promise<SessionUser> {
    return toSessionUser(await this.users.findActive(userId));
  }

  @Handles(changePassword)
  changeOwnPassword({ body }: InputOf<typeof changePassword>, @CurrentActor() actor: SignedInActor): Promise<Message> {
    return this.changePassword.run(body, actor);
  }
}
