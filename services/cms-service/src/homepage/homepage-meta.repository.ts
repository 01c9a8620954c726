import { Injectable } from '@nestjs/common';
import { defaultHomepageMeta, type HomepageMeta } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { SingleRecord } from '../single-record/single-record.js';

export type MetaFields = Omit<HomepageMeta, 'id' | 'version'>;

/** All SQL for the home page's title and description. */
@Injectable()
export class HomepageMetaRepository {
  private readonly record = new SingleRecord<MetaFields>('homepage_meta');

  constructor(private readonly database: DataSource) {}

  /** The current meta data; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<HomepageMeta> {
    const storedRecord = await this.record.read(manager);
    return storedRecord ? toHomepageMeta(storedRecord.fields, storedRecord.version) : defaultHomepageMeta;
  }

  async save(manager: EntityManager, fields: MetaFields, version: number): Promise<HomepageMeta> {
    await this.record.replace(manager, fields, version);
    return toHomepageMeta(fields, version);
  }
}

function toHomepageMeta(fields: MetaFields, version: number): HomepageMeta {
  return { id: defaultHomepageMeta.id, ...fields, version };
}
