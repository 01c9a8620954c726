import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { LogConfig } from '../config.js';

/** Separate connections for consumers and upkeep, so that many open screens never block writes. */
@Injectable()
export class WritePool extends SeparatePool {
  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    super(config, { applicationName: `${name} (writing)`, max: 4 });
  }
}

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

/** Milliseconds that a third erasure waits for one of the two connections. */
const ERASE_WAIT_MS = 10_000;
/** PostgreSQL searches a day of ten million rows in a few seconds. */
const ERASE_STATEMENT_MS = 20_000;
/** Forces the index on hashes: PostgreSQL underestimates its benefit for a rare hash and would read all rows. */
const byHash = `-c enable_seqscan=off -c statement_timeout=${ERASE_STATEMENT_MS}`;

/** Separate connections for erasures, which search every day, so that screens and consumers do not wait. None is open without an erasure. */
@Injectable()
export class ErasePool extends SeparatePool {
  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    const limits = { max: 2, queryTimeoutMs: ERASE_STATEMENT_MS + 1_000, connectTimeoutMs: ERASE_WAIT_MS };
    super(config, { applicationName: `${name} (erasing)`, ...limits, serverOptions: byHash });
  }
}
