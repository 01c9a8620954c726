import { BanksImportedV1 } from '@pruefer/contracts';
import { createPool, eventMessage, EventPublisher, type RunningService } from '@pruefer/platform';
import { until, untilPublished } from '@pruefer/testkit';
import { CurrentDirectory } from '../src/bank-directory/current-directory.js';
import { DirectoryRefresh } from '../src/bank-directory/directory-refresh.js';
import { newBatch, validationSystem } from './support/validation-system.js';

const system = validationSystem();
afterEach(() => system.stopReplicas());

async function bankName(service: RunningService): Promise<unknown> {
  const { lines } = await system.send(service, newBatch([{}]));
  return lines[0]?.body['bankName'];
}

async function dropBanks(): Promise<void> {
  await system.database.sql('DELETE FROM banks.bank');
  await system.database.sql('DELETE FROM banks.data_set');
}

describe('bank directory', () => {
  it('is replaced when an import is announced', async () => {
    const service = await system.startWithKafka();
    expect(await bankName(service)).toBe('Commerzbank');
    await system.importBanks('2020-02-01', 'Neue Bank');
    const imported = {
      version: '2020-02-01-1a2b3c4d',
      validFrom: '2020-02-01',
      records: 1,
      at: new Date().toISOString(),
    };
    const events = [eventMessage(BanksImportedV1, imported)];
    const publisher = service.app.get(EventPublisher);
    await untilPublished(() => publisher.publish(BanksImportedV1, events));
    await until('the new name', async () => (await bankName(service)) === 'Neue Bank', 20_000);
  });

  it('keeps the loaded directory when the table is empty', async () => {
    const service = await system.start();
    await dropBanks();
    expect(await bankName(service)).toBe('Neue Bank');
    expect((await system.readiness(service)).ready).toBe(true);
  });

  it('is reloaded until there is one: the service is ready only then', async () => {
    await dropBanks();
    const service = await system.boot();
    expect(await system.readiness(service)).toMatchObject({ status: 503, ready: false, keyed: false });
    expect((await system.send(service, newBatch([{}]))).status).toBe(503);
    await system.importBanks('2020-03-01', 'Erste Bank');
    await until('ready', async () => (await system.readiness(service)).ready);
    expect(await bankName(service)).toBe('Erste Bank');
    expect(await system.readiness(service)).toMatchObject({ ready: true, dataVersion: '2020-03-01-1a2b3c4d' });
  });

  it('changes at midnight in Germany without an event, and not before', async () => {
    await system.importBanks('2026-12-07', 'Bank des Winters');
    let now = new Date('2026-12-06T22:59:50Z');
    const pool = createPool(
      { DATABASE_URL: system.database.url('validation', 'service') },
      { applicationName: 'e2e', max: 1 },
    );
    const directory = new CurrentDirectory(pool, () => now);
    const refresh = new DirectoryRefresh(directory, () => now);
    refresh.onApplicationBootstrap();
    const name = () => directory.banks().of('DE')?.find('DE', '37040044')?.name;
    await until('loaded', () => directory.version !== undefined);
    expect(name()).toBe('Erste Bank');
    now = new Date('2026-12-06T23:00:00Z');
    await until('switched', () => name() === 'Bank des Winters');
    await refresh.onApplicationShutdown();
    await pool.end();
  });

  it('is selected by the country of each IBAN; the answer reports a country without one', async () => {
    await system.database.sql(
      `WITH file AS (
         INSERT INTO banks.data_set (version, country, source, valid_from, fingerprint, records)
         VALUES ('2020-05-01-5a5a5a5a', 'CH', 'SIX Interbank Clearing', '2020-05-01', repeat('0', 64), 1) RETURNING id)
       INSERT INTO banks.bank (data_set_id, bank_code, record_number, is_holder, name, change, deletion_planned)
       SELECT id, '00762', '762', true, 'Musterbank Zürich', 'U', false FROM file`,
    );
    const service = await system.start();
    const ibans = ['DE89370400440532013000', 'CH9300762011623852957', 'AT611904300234573201'];
    const { lines } = await system.send(service, newBatch(ibans.map((iban) => ({ iban }))));
    expect(lines.map(({ body }) => [body['bankName'], body['dataVersion']])).toEqual([
      ['Erste Bank', '2020-03-01-1a2b3c4d'],
      ['Musterbank Zürich', '2020-05-01-5a5a5a5a'],
      [null, null],
    ]);
    expect(lines[2]?.body['checks']).toMatchObject({
      bankCode: { result: 'notChecked', reason: 'Keine Bankdaten für dieses Land.', source: null },
    });
  });
});
