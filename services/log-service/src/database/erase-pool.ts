import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { LogConfig } from '../config.js';

/** Milliseconds that a third erasure waits for one of the two connections. */
const WAIT_MS = 10_000;
/** PostgreSQL searches a day of ten million rows in a few seconds. */
const STATEMENT_MS = 20_000;
/** Forces the index on hashes: PostgreSQL underestimates its benefit for a rare hash and would read all rows. */
const byHash = `-c enable_seqscan=off -c statement_timeout=${STATEMENT_MS}`;

/** Separate connections for erasures, which search every day, so that screens and consumers do not wait. None is open without an erasure. */
@Injectable()
export class ErasePool extends SeparatePool {
  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    const limits = { max: 2, queryTimeoutMs: STATEMENT_MS + 1_000, connectTimeoutMs: WAIT_MS };
    super(config, { applicationName: `${name} (erasing)`, ...limits, serverOptions: byHash });
  }
}
