import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Role, UserSelection } from '@pruefer/contracts';
import { addAudit, CSV_BEGIN, csvLines, type CsvRow, type Deed, RunningExports } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import type { User } from '../account/user.entity.js';
import { UserQueries } from './user.queries.js';

/** A page is a short statement: between two of them nothing is held open in PostgreSQL, and little in memory. */
const PAGE_ROWS = 500;

const headings = [
  'Benutzer',
  'E-Mail',
  'Rolle',
  'Zwei-Faktor-Anmeldung',
  'Status',
  'Letzte Anmeldung (UTC)',
  'Kennung',
];
const roles: Readonly<Record<Role, string>> = { admin: 'Administrator', manager: 'Manager' };

/** The users of a filter as a CSV file, by name. */
@Injectable()
export class ExportUsers {
  constructor(
    private readonly database: DataSource,
    private readonly queries: UserQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `exports_busy` */
  run(selection: UserSelection, deed: Deed): Promise<Readable> {
    const details = { ...selection };
    return this.exports.begin(this.pages(selection), () =>
      addAudit(this.database.manager, 'auth', { ...deed, action: 'users.exported', details }),
    );
  }

  private async *pages(selection: UserSelection): AsyncGenerator<Buffer> {
    yield Buffer.from(CSV_BEGIN + csvLines([headings]));
    let page = await this.queries.byName(selection, '', PAGE_ROWS);
    for (let last = page.at(-1); last; last = page.at(-1)) {
      yield Buffer.from(csvLines(page.map(rowOf)));
      page = await this.queries.byName(selection, last.canonicalUsername, PAGE_ROWS);
    }
  }
}

function rowOf({ username, email, role, twoFactorEnabled, isActive, lastLogin, id }: User): CsvRow {
  const states = [twoFactorEnabled ? 'Aktiviert' : 'Deaktiviert', isActive ? 'Aktiv' : 'Inaktiv'];
  return [username, email, roles[role], ...states, lastLogin?.toISOString() ?? null, id];
}
