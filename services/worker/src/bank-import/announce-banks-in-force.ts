import { Inject, Injectable, Logger } from '@nestjs/common';
import { berlinDay, HOME_COUNTRY, importInForce } from '@pruefer/banks';
import { Pool } from 'pg';
import { AnnounceBanks } from './announce-banks.js';
import { announcementOf } from './import-bank-file.js';

/** Announces the bank data in force after a change, so that running services reload it. */
@Injectable()
export class AnnounceBanksInForce {
  private readonly logger = new Logger(AnnounceBanksInForce.name);

  constructor(
    @Inject(Pool) private readonly pool: Pool,
    private readonly announcements: AnnounceBanks,
  ) {}

  /** Never fails: a missed event only delays the reload, because the services also poll the table. */
  async run(): Promise<void> {
    try {
      const inForce = await importInForce(this.pool, HOME_COUNTRY, berlinDay(new Date()));
      if (inForce) this.announcements.announce(announcementOf(inForce.version, inForce.validFrom, inForce.records));
    } catch (error) {
      this.logger.warn({ err: error as Error }, 'the bank data in force could not be announced');
    }
  }
}
