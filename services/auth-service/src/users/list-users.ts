import { Injectable } from '@nestjs/common';
import type { AdminUser, UserPage, UsersQuery } from '@pruefer/contracts';
import { adminUserOf } from './user-views.js';
import { UserQueries } from './user.queries.js';

/** Lists users for the console and the operator. */
@Injectable()
export class ListUsers {
  constructor(private readonly queries: UserQueries) {}

  /** One page if there are parameters, otherwise the newest 1,000 as a plain list. */
  run(query: UsersQuery): Promise<AdminUser[] | UserPage> {
    const isPaged = Object.values(query).some((value) => value !== undefined);
    return isPaged ? this.page(query) : this.all();
  }

  /** The newest 1,000. */
  async all(): Promise<AdminUser[]> {
    return (await this.queries.newestFirst()).map(adminUserOf);
  }

  private async page(query: UsersQuery): Promise<UserPage> {
    const { users, total } = await this.queries.page(query);
    return { items: users.map(adminUserOf), total };
  }
}
