import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';
import { ExportUsers } from './export-users.js';
import { UsersController } from './users.controller.js';

/** Management of the console's users by admins. */
@Module({ controllers: [UsersController], providers: [RunningExports, ExportUsers] })
export class UsersModule {}
