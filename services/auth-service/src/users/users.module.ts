import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';
import { ExportUsers } from './export-users.js';
import { UserListsController } from './user-lists.controller.js';
import { UsersController } from './users.controller.js';

/** Management of the console's users by admins. */
@Module({ controllers: [UserListsController, UsersController], providers: [RunningExports, ExportUsers] })
export class UsersModule {}
