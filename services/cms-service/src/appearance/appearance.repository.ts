import { Injectable } from '@nestjs/common';
import { type Appearance, defaultAppearance } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { SingleRecord } from '../single-record/single-record.js';

/** All SQL around how the public site looks. */
@Injectable()
export class AppearanceRepository {
  private readonly record = new SingleRecord<Omit<Appearance, 'version'>>('appearance');

  constructor(private readonly database: DataSource) {}

  /** The current appearance; the default before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<Appearance> {
    const storedRecord = await this.record.read(manager);
    return storedRecord ? { ...storedRecord.fields, version: storedRecord.version } : defaultAppearance;
  }

  async lock(manager: EntityManager): Promise<void> {
    await this.record.lock(manager);
  }

  async replace(manager: EntityManager, { version, ...fields }: Appearance): Promise<void> {
    await this.record.replace(manager, fields, version);
  }
}
