import { Injectable } from '@nestjs/common';
import type { LogSelection } from '@pruefer/contracts';
import { CurrentSettings, hashPersonalData } from '@pruefer/platform';
import { LogConfig } from '../../config.js';
import { RequestQueries } from '../sql/request.queries.js';
import { readFilter } from '../filter/read-filter.js';
import type { Selection } from '../filter/selection.js';

/** Resolves a filter of the contract at the current time. */
@Injectable()
export class SelectRows {
  constructor(
    private readonly queries: RequestQueries,
    private readonly settings: CurrentSettings,
    private readonly config: LogConfig,
  ) {}

  /** Excludes rows from before the last cleanup, even while they are still being removed. @throws Problem `invalid_request` */
  async run(filter: LogSelection): Promise<{ readonly selection: Selection; readonly now: Date }> {
    const { contractOf } = filter;
    const selection = readFilter(filter, {
      timezone: this.settings.now.timezone,
      hashValue: (value) => hashPersonalData(this.config.LOG_HASH_SECRET, value),
      contractKeys: contractOf === undefined ? undefined : await this.queries.keysOfContract(contractOf),
    });
    const { now, cleanedUntil } = await this.queries.state();
    const from = cleanedUntil && cleanedUntil > selection.from ? cleanedUntil : selection.from;
    return { selection: { ...selection, from }, now };
  }
}
