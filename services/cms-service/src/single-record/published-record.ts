import { type ContentChanged, ContentChangedV1, type NamedDetails } from '@pruefer/contracts';
import {
  type Actor,
  addAudit,
  addToOutbox,
  type ChangedRecord,
  requireVersion,
  type SingleRecordTable,
} from '@pruefer/platform';
import type { DataSource, EntityManager } from 'typeorm';
import type { PublishedRecords, StateSource } from '../content-state/state-source.js';
import { SingleRecord, type StoredRecord } from './single-record.js';

/** The parts of a save that differ between records. */
interface RecordEdit<Config, Fields, Details> {
  /** The edited version. */
  readonly version: number | undefined;
  readonly fields: Fields;
  /** Called after the version was checked. */
  readonly check?: (manager: EntityManager) => Promise<void>;
  /** For the audit. */
  readonly details: (before: Config, after: Config) => Details & NamedDetails<Details>;
}

type PublishedTable = Exclude<SingleRecordTable, 'homepage_meta'>;

/** A single record that visitors see within seconds: row, event and audit are saved in one transaction. */
export abstract class PublishedRecord<
  Config extends { version: number },
  Fields extends object = Omit<Config, 'version'>,
> implements StateSource {
  protected abstract readonly defaults: Config;
  private readonly record: SingleRecord<Fields>;

  constructor(
    private readonly database: DataSource,
    private readonly table: PublishedTable,
  ) {
    this.record = new SingleRecord<Fields>(table);
  }

  /** The current record; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<Config> {
    const storedRecord = await this.record.read(manager);
    return storedRecord ? this.toConfig(storedRecord) : this.defaults;
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    yield { event: ContentChangedV1, records: [this.toPublication(await this.current(manager))] };
  }

  /** @throws Problem `version_conflict` with the current record */
  protected saveEdit<Details extends object>(
    actor: Actor,
    { version, fields, check, details }: RecordEdit<Config, Fields, Details>,
  ): Promise<Config> {
    return this.database.transaction(async (manager) => {
      await this.record.lock(manager);
      const before = await this.current(manager);
      await requireVersion(version, before.version, () => before);
      await check?.(manager);
      const newVersion = before.version + 1;
      const updatedAt = await this.record.replace(manager, fields, newVersion);
      const after = this.toConfig({ fields, version: newVersion, updatedAt });
      await addToOutbox(manager, 'cms', ContentChangedV1, [this.toPublication(after)]);
      await addAudit(manager, 'cms', { action: `${this.table}.saved`, actor, details: details(before, after) });
      return after;
    });
  }

  protected abstract toConfig(record: StoredRecord<Fields>): Config;

  protected abstract toPublication(config: Config): ChangedRecord<ContentChanged>;
}
