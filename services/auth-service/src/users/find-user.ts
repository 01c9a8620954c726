import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { User } from '../account/user.entity.js';
import { UserRepository } from '../account/user.repository.js';

/** Finds a user by name, for the operator. */
@Injectable()
export class FindUser {
  constructor(private readonly users: UserRepository) {}

  /** @throws Problem `user_unknown` */
  async run(username: string): Promise<User> {
    const user = await this.users.findByName(username);
    if (!user) throw new Problem('user_unknown');
    return user;
  }
}
