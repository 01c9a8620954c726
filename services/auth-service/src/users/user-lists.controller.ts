import { Controller, Req, StreamableFile } from '@nestjs/common';
import { type AdminUser, exportUsers, type InputOf, listUsers, type UserPage } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { ExportUsers } from './export-users.js';
import { ListUsers } from './list-users.js';

/** The users as a list and as a file. */
@Controller()
export class UserListsController {
  constructor(
    private readonly origins: Origins,
    private readonly listUsers: ListUsers,
    private readonly exportUsers: ExportUsers,
  ) {}

  @Answers(listUsers)
  list({ query }: InputOf<typeof listUsers>): Promise<AdminUser[] | UserPage> {
    return this.listUsers.run(query);
  }

  @Answers(exportUsers)
  async export(
    { body }: InputOf<typeof exportUsers>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { name, content } = await this.exportUsers.run(body, deedOf(principal, this.origins.of(request)));
    return new StreamableFile(content, { disposition: `attachment; filename="${name}"` });
  }
}
