import { Controller, type StreamableFile } from '@nestjs/common';
import {
  type AdminUser,
  changeUser,
  createUser,
  exportUsers,
  type InputOf,
  listUsers,
  type Message,
  resetTwoFactor,
  type UserPage,
} from '@pruefer/contracts';
import { CurrentActor, Handles, hasParameters, type SignedInActor } from '@pruefer/platform';
import { ChangeUser } from './change-user.js';
import { CreateUser } from './create-user.js';
import { ExportUsers } from './export-users.js';
import { ResetTwoFactor } from './reset-two-factor.js';
import { UserQueries } from './user.queries.js';

/** Management of users by admins. */
@Controller()
export class UsersController {
  constructor(
    private readonly queries: UserQueries,
    private readonly exportUsers: ExportUsers,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly resetTwoFactor: ResetTwoFactor,
  ) {}

  /** One page if there are parameters, otherwise the newest 1,000 as a plain list. */
  @Handles(listUsers)
  list({ query }: InputOf<typeof listUsers>): Promise<AdminUser[] | UserPage> {
    return hasParameters(query) ? this.queries.page(query) : this.queries.list();
  }

  @Handles(exportUsers)
  export({ body }: InputOf<typeof exportUsers>, @CurrentActor() actor: SignedInActor): Promise<StreamableFile> {
    return this.exportUsers.run(body, actor);
  }

  @Handles(createUser)
  create({ body }: InputOf<typeof createUser>, @CurrentActor() actor: SignedInActor): Promise<AdminUser> {
    return this.createUser.run(body, actor);
  }

  @Handles(changeUser)
  change(
    { params: { id }, body }: InputOf<typeof changeUser>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminUser> {
    return this.changeUser.run(id, body, actor);
  }

  @Handles(resetTwoFactor)
  reset({ params: { id } }: InputOf<typeof resetTwoFactor>, @CurrentActor() actor: SignedInActor): Promise<Message> {
    return this.resetTwoFactor.run(id, actor);
  }
}
