import { Injectable } from '@nestjs/common';
import { defaultHeaderConfig, type HeaderConfig } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { SingleRecord } from '../single-record/single-record.js';

/** What staff sets up; the rest of a header says when. */
export type HeaderFields = Pick<HeaderConfig, 'siteName' | 'logoText' | 'logoUrl' | 'showLogo' | 'buttons'>;

/** All SQL around the header. */
@Injectable()
export class HeaderRepository {
  private readonly record = new SingleRecord<HeaderFields>('header');

  constructor(private readonly database: DataSource) {}

  /** The current header; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<HeaderConfig> {
    const storedRecord = await this.record.read(manager);
    if (!storedRecord) return defaultHeaderConfig;
    return headerOf(storedRecord.fields, storedRecord.version, storedRecord.updatedAt);
  }

  async lock(manager: EntityManager): Promise<void> {
    await this.record.lock(manager);
  }

  async replace(manager: EntityManager, fields: HeaderFields, version: number): Promise<HeaderConfig> {
    return headerOf(fields, version, await this.record.replace(manager, fields, version));
  }
}

function headerOf({ siteName, logoText, logoUrl, showLogo, buttons }: HeaderFields, version: number, updatedAt: Date) {
  const { id } = defaultHeaderConfig;
  return { id, siteName, logoText, logoUrl, showLogo, buttons, updatedAt: updatedAt.toISOString(), version };
}
