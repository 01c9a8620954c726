import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { addAudit, type AuditEntry, lockUntilCommit } from '@pruefer/platform';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { canonicalName } from './canonical-name.js';
import { User } from './user.entity.js';

const twins: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', I: 'l', ı: 'i', rn: 'm', vv: 'w' };
const twin = /[01Iı]|rn|vv/g;

type NewUser = Pick<User, 'username' | 'email' | 'role' | 'passwordHash'>;
type UserChange = Partial<Pick<User, 'username' | 'email' | 'role' | 'isActive' | 'passwordHash'>>;

/** All SQL around users. */
@Injectable()
export class UserRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds a user by name in any spelling. The result includes the hash of the password. */
  async findByName(username: string): Promise<User | undefined> {
    const user = await this.database
      .createQueryBuilder(User, 'u')
      .addSelect('u.passwordHash')
      .where('u.canonicalUsername = :name', { name: canonicalName(username) })
      .getOne();
    return user ?? undefined;
  }

  /** @throws Problem `user_unknown` */
  async getByName(username: string): Promise<User> {
    const user = await this.findByName(username);
    if (!user) throw new Problem('user_unknown');
    return user;
  }

  /** Reads a user with the hash of the password. @throws Problem `unauthorized` when the user of a session was deleted or switched off */
  async findActive(id: string): Promise<User> {
    const user = await this.database
      .createQueryBuilder(User, 'u')
      .addSelect('u.passwordHash')
      .where('u.id = :id AND u.is_active', { id })
      .getOne();
    if (!user) throw new Problem('unauthorized');
    return user;
  }

  /** The user, locked until the transaction ends. @throws Problem `user_unknown` */
  async lock(manager: EntityManager, id: string): Promise<User> {
    const user = isUUID(id) && (await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } }));
    if (!user) throw new Problem('user_unknown');
    return user;
  }

  /** Lets changes that could remove the last admin run one at a time, until the transaction ends. */
  async lockAdmins(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, 'auth.admins');
  }

  /** Number of admins that are switched on; call it under `lockAdmins`. */
  async activeAdmins(manager: EntityManager): Promise<number> {
    return manager.countBy(User, { role: 'admin', isActive: true });
  }

  async count(manager: EntityManager): Promise<number> {
    return manager.count(User);
  }

  /**
   * Names are assigned one at a time, so that two look-alikes cannot be assigned at once.
   * @param ownId of the user who gets the name, when that user exists already
   * @throws Problem `username_taken` when the name of another user looks the same; an equal name is refused by the write
   */
  async reserveName(manager: EntityManager, username: string, ownId?: string): Promise<void> {
    await lockUntilCommit(manager, 'auth.names');
    const lookAlikes = await manager.query<Pick<User, 'username'>[]>(
      'SELECT username FROM auth.users WHERE id IS DISTINCT FROM $1',
      [ownId ?? null],
    );
    const [name, skeleton] = [canonicalName(username), toSkeleton(username)];
    const isTwin = (other: string) => toSkeleton(other) === skeleton && canonicalName(other) !== name;
    if (!lookAlikes.some((other) => isTwin(other.username))) return;
    const message = 'Dieser Benutzername sieht einem vorhandenen zum Verwechseln ähnlich.';
    throw new Problem('username_taken', { errors: [{ field: 'username', code: 'username_taken', message }] });
  }

  /** @throws Problem `username_taken`, `email_taken` */
  async add(manager: EntityManager, user: NewUser): Promise<User> {
    const { identifiers } = await refuseTakenName(manager.insert(User, { ...user, ...toCanonicalNames(user) }));
    return manager.findOneByOrFail(User, { id: String(identifiers[0]?.['id']) });
  }

  /** @throws Problem `username_taken`, `email_taken` */
  async change(manager: EntityManager, id: string, change: UserChange): Promise<User> {
    const raised = { ...change, ...toCanonicalNames(change), version: () => 'version + 1' };
    await refuseTakenName(manager.update(User, { id }, raised));
    return manager.findOneByOrFail(User, { id });
  }

  /** @returns false when the user was changed or switched off after it was read; the login must then fail */
  async noteLogin(manager: EntityManager, { id, version }: User): Promise<boolean> {
    const [, changeCount] = await manager.query<[unknown[], number]>(
      'UPDATE auth.users SET last_login = now() WHERE id = $1 AND version = $2 AND is_active',
      [id, version],
    );
    return changeCount > 0;
  }

  /** Records an action that changes nothing else. */
  async audit(entry: AuditEntry): Promise<void> {
    await addAudit(this.database.manager, 'auth', entry);
  }
}

/** The canonical forms of the changed names; each is written together with the typed name. */
function toCanonicalNames({
  username,
  email,
}: UserChange): Partial<Pick<User, 'canonicalUsername' | 'canonicalEmail'>> {
  return {
    ...(username !== undefined && { canonicalUsername: canonicalName(username) }),
    ...(email !== undefined && { canonicalEmail: canonicalName(email) }),
  };
}

const problemOfConstraint: Readonly<Record<string, 'username_taken' | 'email_taken'>> = {
  user_name_once: 'username_taken',
  user_email_once: 'email_taken',
};

async function refuseTakenName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { constraint = '' } =
      error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : { constraint: '' };
    const code = problemOfConstraint[constraint];
    if (!code) throw error;
    const field = code === 'email_taken' ? 'email' : 'username';
    throw new Problem(code, { errors: [{ field, code, message: new Problem(code).message }] });
  }
}

/**
 * Names with the same skeleton cannot be told apart in a list. Used for comparison only; letters of other scripts, which have more
 * look-alikes, are refused before.
 */
export function toSkeleton(username: string): string {
  const halfWidthName = username.normalize('NFKC').replace(twin, (sign) => twins[sign] ?? sign);
  return halfWidthName.toLowerCase().replace(twin, (sign) => twins[sign] ?? sign);
}
