import { Injectable } from '@nestjs/common';
import { defaultFooterConfig, type FooterConfig } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { SingleRecord } from '../single-record/single-record.js';

export type FooterFields = Omit<FooterConfig, 'version'>;

/** All SQL around the footer. */
@Injectable()
export class FooterRepository {
  private readonly record = new SingleRecord<FooterFields>('footer');

  constructor(private readonly database: DataSource) {}

  /** The current footer; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<FooterConfig> {
    const storedRecord = await this.record.read(manager);
    return storedRecord ? { ...storedRecord.fields, version: storedRecord.version } : defaultFooterConfig;
  }

  async lock(manager: EntityManager): Promise<void> {
    await this.record.lock(manager);
  }

  async replace(manager: EntityManager, { version, ...fields }: FooterConfig): Promise<void> {
    await this.record.replace(manager, fields, version);
  }
}
