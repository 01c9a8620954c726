import type { SignedInActor } from '@pruefer/platform';
import { LogConfig } from '../../src/config.js';
import { ErasePool } from '../../src/database/pools.js';
import { EraseCopies } from '../../src/erasing/erase-copies.js';
import { EraseIban } from '../../src/erasing/erase-iban.js';
import { EraseRows } from '../../src/erasing/erase-rows.js';
import { ErasureRepository } from '../../src/erasing/erasure.repository.js';
import { hashSecret } from './log-database.js';
import { requestLog } from './request-log.js';

export const actor = { userId: '0198c0de-0000-7000-8000-000000000001', name: 'anna' } as SignedInActor;

export type ErasingLog = Awaited<ReturnType<typeof erasingLog>>;

/** A log of which IBANs are erased. */
export async function erasingLog() {
  const log = await requestLog(['keys-service', 'worker', 'validation-service', 'log-service']);
  const config = Object.assign(new LogConfig(), {
    DATABASE_URL: log.url('logs', 'service'),
    LOG_HASH_SECRET: hashSecret,
  });
  const erasePool = new ErasePool(config, 'test');
  const erasures = new ErasureRepository(log.pool, erasePool);
  const eraseRows = new EraseRows(erasePool, log.partitions);
  const eraseIban = new EraseIban(config, erasures, eraseRows, new EraseCopies(erasePool, config));
  return {
    ...log,
    erasures,
    eraseRows,
    eraseIban,
    async close() {
      await erasePool.onApplicationShutdown();
      await log.close();
    },
  };
}
