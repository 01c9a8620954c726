import { Controller, StreamableFile } from '@nestjs/common';
import { type AdminUser, exportUsers, type InputOf, listUsers, type UserPage } from '@pruefer/contracts';
import { Handles, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { ExportUsers } from './export-users.js';
import { ListUsers } from './list-users.js';

/** The users as a list and as a file. */
@Controller()
export class UserListsController {
  constructor(
    private readonly listUsers: ListUsers,
    private readonly exportUsers: ExportUsers,
  ) {}

  @Handles(listUsers)
  list({ query }: InputOf<typeof listUsers>): Promise<AdminUser[] | UserPage> {
    return this.listUsers.run(query);
  }

  @Handles(exportUsers)
  async export({ body }: InputOf<typeof exportUsers>, @CurrentActor() actor: SignedInActor): Promise<StreamableFile> {
    const { name, content } = await this.exportUsers.run(body, actor);
    return new StreamableFile(content, { disposition: `attachment; filename="${name}"` });
  }
}
