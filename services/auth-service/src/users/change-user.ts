import { Injectable } from '@nestjs/common';
import { type AdminUser, type ChangeUserBody, Problem } from '@pruefer/contracts';
import { type Actor, addAudit, changesBetween, requireVersion } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionPublisher } from '../sessions/session-publisher.js';
import { SessionRepository } from '../sessions/session.repository.js';
import type { User } from '../account/user.entity.js';
import { toAdminUser } from './user-views.js';
import { UserRepository } from '../account/user.repository.js';

type Fields = Pick<User, 'username' | 'email' | 'role' | 'isActive'>;

/** Edits a user or switches it on and off. Another role, or being switched off, ends its sessions. */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly publisher: SessionPublisher,
  ) {}

  /** @throws Problem `user_unknown`, `version_conflict`, `self_change`, `last_admin`, `username_taken`, `email_taken` */
  async run(id: string, edit: ChangeUserBody, actor: Actor): Promise<AdminUser> {
    const user = await this.database.transaction((manager) => this.change(manager, id, edit, actor));
    await this.publisher.push();
    return toAdminUser(user);
  }

  private async change(manager: EntityManager, id: string, edit: ChangeUserBody, actor: Actor): Promise<User> {
    await this.users.lockAdmins(manager);
    const before = await this.users.lock(manager, id);
    await requireVersion(edit.version, before.version, () => toAdminUser(before));
    const fields = fieldsAfter(before, edit);
    const losesRights = !isAdmin(fields) && isAdmin(before);
    if (actor.userId === before.id && (losesRights || !fields.isActive)) throw new Problem('self_change');
    if (fields.username !== before.username) await this.users.reserveName(manager, fields.username, before.id);
    const after = await this.users.change(manager, before.id, fields);
    if (losesRights && (await this.users.activeAdmins(manager)) === 0) throw new Problem('last_admin');
    if (after.role !== before.role || !after.isActive) await this.sessions.endAll(manager, before.id);
    const details = changesBetween<Fields>(before, fields);
    await addAudit(manager, 'auth', { action: 'user.changed', actor, target: before.id, details });
    return after;
  }
}

/** Missing fields and null leave the value unchanged. */
function fieldsAfter(before: User, edit: ChangeUserBody): Fields {
  return {
    username: (edit.username ?? before.username).normalize('NFC'),
    email: edit.email ?? before.email,
    role: edit.role ?? before.role,
    isActive: edit.isActive ?? before.isActive,
  };
}

function isAdmin({ role, isActive }: Fields): boolean {
  return role === 'admin' && isActive;
}
