import { Injectable } from '@nestjs/common';
import type { AdminUser } from '@pruefer/contracts';
import { adminUserOf } from './user-views.js';
import { UserRepository } from './user.repository.js';

/** All users, newest first. */
@Injectable()
export class ListUsers {
  constructor(private readonly users: UserRepository) {}

  async run(): Promise<AdminUser[]> {
    return (await this.users.newestFirst()).map(adminUserOf);
  }
}
