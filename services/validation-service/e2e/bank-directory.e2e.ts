import { BanksImportedV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher, type RunningService } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { batchOf, ValidationSystem } from './validation-system.js';

let system: ValidationSystem;

beforeAll(async () => {
  system = await ValidationSystem.create();
});

afterEach(() => system.stopReplicas());

afterAll(() => system.close());

async function bankName(service: RunningService): Promise<unknown> {
  const { lines } = await system.send(service, batchOf([{}]));
  return lines[0]!.body['bankName'];
}

async function dropBanks(): Promise<void> {
  await system.database.sql('DELETE FROM banks.bank');
  await system.database.sql('DELETE FROM banks.data_set');
}

describe('the bank directory', () => {
  it('is swapped when an import is announced', async () => {
    const service = await system.startWithKafka();
    expect(await bankName(service)).toBe('Commerzbank');
    await system.importBanks('2020-02-01', 'Neue Bank');
    const imported = {
      version: '2020-02-01-1a2b3c4d',
      validFrom: '2020-02-01',
      records: 1,
      at: new Date().toISOString(),
    };
    await service.app.get(EventPublisher).publish(BanksImportedV1, [eventMessage(BanksImportedV1, imported)]);
    await until('the new name', async () => (await bankName(service)) === 'Neue Bank', 20_000);
  });

  it('serves on with the one at hand when the table is empty', async () => {
    const service = await system.start();
    await dropBanks();
    expect(await bankName(service)).toBe('Neue Bank');
    expect((await system.readiness(service)).ready).toBe(true);
  });

  it('is asked for until there is one: only then the service is ready', async () => {
    await dropBanks();
    const service = await system.boot();
    expect(await system.readiness(service)).toMatchObject({ status: 503, ready: false, keyed: false });
    expect((await system.send(service, batchOf([{}]))).status).toBe(503);
    await system.importBanks('2020-03-01', 'Erste Bank');
    await until('ready', async () => (await system.readiness(service)).ready);
    expect(await bankName(service)).toBe('Erste Bank');
    expect(await system.readiness(service)).toMatchObject({ ready: true, dataVersion: '2020-03-01-1a2b3c4d' });
  });
});
