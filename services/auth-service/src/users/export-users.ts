import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Role, UserSelection } from '@pruefer/contracts';
import { type Actor, addAudit, type CsvColumn, csvFile, pagesBehind, RunningExports } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import type { User } from '../account/user.entity.js';
import { UserQueries } from './user.queries.js';

const PAGE_ROWS = 500;

const roles: Readonly<Record<Role, string>> = { admin: 'Administrator', manager: 'Manager' };

const columns: readonly CsvColumn<User>[] = [
  { heading: 'Benutzer', of: ({ username }) => username },
  { heading: 'E-Mail', of: ({ email }) => email },
  { heading: 'Rolle', of: ({ role }) => roles[role] },
  { heading: 'Zwei-Faktor-Anmeldung', of: ({ twoFactorEnabled }) => (twoFactorEnabled ? 'Aktiviert' : 'Deaktiviert') },
  { heading: 'Status', of: ({ isActive }) => (isActive ? 'Aktiv' : 'Inaktiv') },
  { heading: 'Letzte Anmeldung (UTC)', of: ({ lastLogin }) => lastLogin?.toISOString() ?? null },
  { heading: 'Kennung', of: ({ id }) => id },
];

/** The users of a filter as a CSV file, by name. */
@Injectable()
export class ExportUsers {
  constructor(
    private readonly database: DataSource,
    private readonly queries: UserQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `exports_busy` */
  run(selection: UserSelection, actor: Actor): Promise<Readable> {
    const details = { ...selection };
    const pages = pagesBehind<User>((last) => this.queries.byName(selection, last?.canonicalUsername ?? '', PAGE_ROWS));
    return this.exports.begin(csvFile(columns, pages), () =>
      addAudit(this.database.manager, 'auth', { actor, action: 'users.exported', details }),
    );
  }
}
