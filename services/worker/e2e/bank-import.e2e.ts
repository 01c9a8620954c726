import { BanksImportedV1 } from '@pruefer/contracts';
import { currentVersion, loadDirectories } from '@pruefer/banks';
import { checkIban } from '@pruefer/iban';
import { type RunningService, startService } from '@pruefer/platform';
import { FollowedEvents, serviceEnvironment, until, workerDatabases } from '@pruefer/testkit';
import { WorkerConfig } from '../src/config.js';
import { WorkerModule } from '../src/worker.module.js';
import { collectGarbage } from './support/collect-garbage.js';
import { bankRecord, bankTables, createDataSet, storeDataSets } from './support/data-set.fixture.js';

const shippedVersion = '2026-09-07-32822740';

describe('the bank directory', () => {
  const environment = serviceEnvironment();
  const running: RunningService[] = [];
  const banks = bankTables();

  const start = async (change: Record<string, string> = {}): Promise<RunningService> => {
    const env = { ...environment, ...workerDatabases(banks.database), ...change };
    const service = await startService('worker', WorkerModule, WorkerConfig, { env });
    running.push(service);
    return service;
  };
  const readiness = async (service: RunningService) => {
    const response = await fetch(`${service.opsUrl}/health/ready`);
    return (await response.json()) as { ready: boolean; checks: Record<string, { problem?: string }> };
  };
  const ready = (service: RunningService) => until('worker ready', async () => (await readiness(service)).ready);

  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.close()));
  });

  it('is not ready without bank data and says so, but lives', async () => {
    const service = await start({ BANK_FILE: '/nowhere/blz-20260907.txt.gz' });
    // On a busy machine a check may take longer than a report waits.
    let report: Awaited<ReturnType<typeof readiness>>;
    const isReported = async () => {
      report = await readiness(service);
      return report.checks['banks']?.problem === 'no bank data in force';
    };
    await until(() => JSON.stringify(report), isReported);
    expect(report!.ready).toBe(false);
    expect((await fetch(`${service.opsUrl}/health/live`)).status).toBe(200);
  });

  it('loads the shipped file once when two workers start at the same time, and announces it', async () => {
    await Promise.all((await Promise.all([start(), start()])).map(ready));
    expect(await banks.database.sql('SELECT version, records, valid_until::text FROM banks.data_set')).toEqual([
      { version: shippedVersion, records: 13_760, valid_until: '2026-12-06' },
    ]);
    expect(await announcements(1)).toMatchObject([
      { version: shippedVersion, validFrom: '2026-09-07', records: 13_760 },
    ]);
  });

  it('changes nothing when a worker starts again, with Kafka unavailable', async () => {
    await ready(await start({ KAFKA_BROKERS: '127.0.0.1:1' }));
    expect(await banks.database.sql('SELECT version FROM banks.data_set')).toHaveLength(1);
  });

  it('is loaded by validation-service’s role within 60 MB', async () => {
    // The limit of this role's statements is short, so a stalled machine needs several attempts.
    const load = () => loadDirectories(banks.asReader).catch(() => undefined);
    await until('it is loaded', async () => (await load()) !== undefined);
    collectGarbage();
    const heapBefore = process.memoryUsage().heapUsed;
    const directories = await loadDirectories(banks.asReader);
    collectGarbage();
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(60_000_000);
    expect(directories.of('DE')).toMatchObject({ size: 3_507, version: shippedVersion, validFrom: '2026-09-07' });
    expect(checkIban('DE89370400440532013000', directories.of('DE')).bank?.address).toBe('50447 Köln');
  });

  it('cannot be changed by validation-service’s role', async () => {
    for (const statement of ['DELETE FROM banks.bank', `UPDATE banks.data_set SET version = ''`]) {
      await expect(banks.asReader.query(statement)).rejects.toThrow('permission denied');
    }
  });

  it('changes nothing when one record of a file cannot be stored', async () => {
    // Its name is in the staging; the table itself refuses the kind of change.
    const wrong = { ...bankRecord, recordNumber: '006144', change: 'X' as 'U' };
    const dataSet = createDataSet('2026-10-01', 'wrong', [bankRecord, wrong], 'AT');
    const dataSets = [createDataSet('2026-10-01', 'right'), dataSet];
    await expect(storeDataSets(banks.asWorker, dataSets)).rejects.toThrow('bank_change_check');
    expect(await currentVersion(banks.asReader, 'DE')).toBe(shippedVersion);
    expect(await banks.database.sql(`SELECT FROM banks.data_set WHERE version IN ('right', 'wrong')`)).toEqual([]);
  });

  /** Reads the announcements from the first one on. */
  async function announcements(atLeast: number): Promise<unknown[]> {
    const settings = {
      KAFKA_BROKERS: environment['KAFKA_BROKERS'] ?? '',
      KAFKA_TOPIC_PREFIX: environment['KAFKA_TOPIC_PREFIX'] ?? '',
    };
    const followed = new FollowedEvents(BanksImportedV1, settings);
    await followed.follow();
    await until('announcements', () => followed.events.length >= atLeast, 20_000);
    await followed.stop();
    return followed.events;
  }
});
