import { BanksImportedV1 } from '@pruefer/contracts';
import { EventPublisher, eventMessage, type RunningService } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { batchOf, ValidationSystem } from './validation-system.js';

let system: ValidationSystem;
let service: RunningService;

beforeEach(async () => {
  system = await ValidationSystem.create();
  service = await system.startWithKafka();
});

afterEach(() => system.close());

async function bankName(): Promise<unknown> {
  const { lines } = await system.send(service, batchOf([{}]));
  return lines[0]!.body['bankName'];
}

describe('the bank directory', () => {
  it('is swapped when an import is announced', async () => {
    expect(await bankName()).toBe('Commerzbank');
    await system.importBanks('2020-02-01', 'Neue Bank');
    const imported = {
      version: '2020-02-01-1a2b3c4d',
      validFrom: '2020-02-01',
      records: 1,
      at: new Date().toISOString(),
    };
    await service.app.get(EventPublisher).publish(BanksImportedV1, [eventMessage(BanksImportedV1, imported)]);
    await until('the new name', async () => (await bankName()) === 'Neue Bank', 15_000);
  });

  it('is asked for until there is one: only then the service is ready', async () => {
    await system.stop(service);
    await system.database.sql('DELETE FROM banks.bank');
    await system.database.sql('DELETE FROM banks.data_set');
    const starting = system.start();
    await until('it runs', async () => true);
    await system.importBanks('2020-03-01', 'Erste Bank');
    service = await starting;
    expect(await bankName()).toBe('Erste Bank');
    expect(await system.readiness(service)).toMatchObject({ ready: true, dataVersion: '2020-03-01-1a2b3c4d' });
  });

  it('serves on with the one at hand when the table is empty', async () => {
    await system.database.sql('DELETE FROM banks.bank');
    await system.database.sql('DELETE FROM banks.data_set');
    expect(await bankName()).toBe('Commerzbank');
    expect((await system.readiness(service)).ready).toBe(true);
  });
});
