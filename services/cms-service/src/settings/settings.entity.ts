import { settingList, StoredSystemConfig } from '@pruefer/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row of settings. Its version rises with every save. */
@Entity({ schema: 'cms', name: 'settings' })
export class Settings extends StoredSystemConfig {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' }) onlyRow!: true;
}

for (const { name, column, kind } of settingList)
  Column({ name: column, type: kind === 'choice' ? 'varchar' : 'int' })(Settings.prototype, name);
Column({ type: 'int' })(Settings.prototype, 'version');
