import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { LogConfig } from '../config.js';

/**
 * An index in list order finds a page fastest, even when PostgreSQL has few statistics about a recent day. The statement limit is
 * below the pool's limit, so that PostgreSQL cancels the statement and the connection is kept.
 */
const indexOrderOptions = '-c enable_seqscan=off -c enable_bitmapscan=off -c statement_timeout=2500';

/** Separate connections for pages of the list, which may need a statement for each day. */
@Injectable()
export class ListPool extends SeparatePool {
  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    super(config, { applicationName: `${name} (lists)`, max: 3, serverOptions: indexOrderOptions });
  }
}
