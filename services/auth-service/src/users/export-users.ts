import { Injectable, type StreamableFile } from '@nestjs/common';
import { fileDayIn, type Role, type Times, type UserSelection } from '@pruefer/contracts';
import {
  type Actor,
  addAudit,
  type CsvColumn,
  csvFile,
  CurrentSettings,
  keysetPages,
  RunningExports,
  timeColumns,
} from '@pruefer/platform';
import { DataSource } from 'typeorm';
import type { User } from '../account/user.entity.js';
import { UserQueries } from './user.queries.js';

const PAGE_ROWS = 500;

const roles: Readonly<Record<Role, string>> = { admin: 'Administrator', manager: 'Manager' };

const columnsWith = (times: Times): readonly CsvColumn<User>[] => [
  { heading: 'Benutzer', of: ({ username }) => username },
  { heading: 'E-Mail', of: ({ email }) => email },
  { heading: 'Rolle', of: ({ role }) => roles[role] },
  { heading: 'Zwei-Faktor-Anmeldung', of: ({ twoFactorEnabled }) => (twoFactorEnabled ? 'Aktiviert' : 'Deaktiviert') },
  { heading: 'Status', of: ({ isActive }) => (isActive ? 'Aktiv' : 'Inaktiv') },
  ...timeColumns<User>('Letzte Anmeldung', times, ({ lastLogin }) => lastLogin),
  { heading: 'Kennung', of: ({ id }) => id },
];

/** The users of a filter as a CSV file, by name. */
@Injectable()
export class ExportUsers {
  constructor(
    private readonly database: DataSource,
    private readonly settings: CurrentSettings,
    private readonly queries: UserQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `exports_busy` */
  async run(selection: UserSelection, actor: Actor): Promise<StreamableFile> {
    const { times } = this.settings;
    const details = { ...selection };
    const pages = keysetPages<User>((last) => this.queries.byName(selection, last?.canonicalUsername ?? '', PAGE_ROWS));
    const fileName = `Benutzer_${fileDayIn(times, new Date())}.csv`;
    return this.exports.begin(fileName, csvFile(columnsWith(times), pages), () =>
      addAudit(this.database.manager, 'auth', { actor, action: 'users.exported', details }),
    );
  }
}
