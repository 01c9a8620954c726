import { Injectable } from '@nestjs/common';
import {
  type AdminUser,
  DEFAULT_PAGE_SIZE,
  type UserPage,
  type UserSelection,
  type UserSort,
  type UsersQuery,
} from '@pruefer/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { canonicalName } from '../account/canonical-name.js';
import { User } from '../account/user.entity.js';
import { toAdminUser } from './user-views.js';

const MAX_LISTED = 1_000;

/** Sort columns of the list; names are sorted in their canonical form. */
const columns: Readonly<Record<Exclude<UserSort, `-${string}`>, string>> = {
  createdAt: 'u.created_at',
  username: 'u.canonical_username',
  email: 'u.canonical_email',
  role: 'u.role',
  twoFactorEnabled: '(u.totp_secret IS NOT NULL)',
  isActive: 'u.is_active',
  lastLogin: 'u.last_login',
};

/** Reads users for the console. */
@Injectable()
export class UserQueries {
  constructor(private readonly database: DataSource) {}

  /** Newest first, at most 1,000. */
  async list(): Promise<AdminUser[]> {
    return (await this.sortedSelection({}, '-createdAt').limit(MAX_LISTED).getMany()).map(toAdminUser);
  }

  /** One page of the matching users and their number. */
  async page({
    limit = DEFAULT_PAGE_SIZE,
    offset = 0,
    sort = '-createdAt',
    ...selection
  }: UsersQuery): Promise<UserPage> {
    const page = this.sortedSelection(selection, sort).limit(limit).offset(offset);
    const [users, total] = await Promise.all([page.getMany(), this.selectionQuery(selection).getCount()]);
    return { items: users.map(toAdminUser), total };
  }

  /** Matching users in the order of their names. @param after canonical name of the last user of the previous page */
  byName(selection: UserSelection, after: string, limit: number): Promise<User[]> {
    return this.sortedSelection(selection, 'username')
      .addSelect('u.canonicalUsername')
      .andWhere('u.canonical_username > :after', { after })
      .limit(limit)
      .getMany();
  }

  private sortedSelection(selection: UserSelection, sort: UserSort): SelectQueryBuilder<User> {
    const isDescending = sort.startsWith('-');
    const column = columns[sort.replace('-', '') as keyof typeof columns];
    // The id comes last, so that no user is on two pages.
    return this.selectionQuery(selection)
      .orderBy(column, isDescending ? 'DESC' : 'ASC', 'NULLS LAST')
      .addOrderBy('u.id');
  }

  /** Conditions of the list. Not LIKE, because % and _ must match literally. */
  private selectionQuery({ search = '' }: UserSelection): SelectQueryBuilder<User> {
    const canonicalSearch = canonicalName(search);
    return this.database
      .createQueryBuilder(User, 'u')
      .where(`(:wanted = '' OR strpos(u.canonical_username, :wanted) > 0 OR strpos(u.canonical_email, :wanted) > 0)`, {
        wanted: canonicalSearch,
      });
  }
}
