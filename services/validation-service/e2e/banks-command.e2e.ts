import { fileURLToPath } from 'node:url';
import type { RunningService } from '@pruefer/platform';
import { builtFile, type ProgramRun, runProgram, until } from '@pruefer/testkit';
import { batchOf, ValidationSystem } from './validation-system.js';

const cli = builtFile('worker', 'cli.js');
const shipped = fileURLToPath(new URL('../../worker/data/blz-20260907.txt.gz', import.meta.url));
const notABankFile = fileURLToPath(import.meta.url);

describe('npm run banks', () => {
  let system: ValidationSystem;
  let service: RunningService;

  beforeAll(async () => {
    system = await ValidationSystem.create();
    service = await system.startWithKafka();
  });
  afterAll(() => system.close());

  /** Runs the built command line as `npm run banks --` does. */
  function run(words: string[], change: Record<string, string> = {}): Promise<ProgramRun> {
    const { KAFKA_BROKERS = '', KAFKA_TOPIC_PREFIX = '' } = system.environment;
    const own = { DATABASE_URL: system.database.url('banks', 'service'), KAFKA_BROKERS, KAFKA_TOPIC_PREFIX, ...change };
    return runProgram(cli, words, own);
  }
  const answer = async (iban: string) => (await system.send(service, batchOf([{ iban }]))).lines[0]!.body;
  const importShipped = ['import', shipped, '--valid-from', '2026-09-07'];

  it('import makes a running service answer with the new data, without a restart', async () => {
    expect(await answer('DE02120300000000202051')).toMatchObject({ valid: false, errorCode: 'bank_code_unknown' });
    expect(await run(importShipped)).toEqual({
      code: 0,
      stdout: [
        'Deutsche Bundesbank: geladen, gültig ab 07.09.2026 (2026-09-07-32822740).',
        'DE: 3.505 Bankleitzahlen, 13.760 Datensätze',
      ],
      stderr: [],
    });
    const isNew = async () => (await answer('DE02120300000000202051'))['dataVersion'] === '2026-09-07-32822740';
    // Well below the 30 s after which the service would have looked by itself.
    await until('new data', isNew, 10_000);
    expect(await answer('DE02120300000000202051')).toMatchObject({ valid: true, bankAddress: '10117 Berlin' });
  });

  it('import of the same file changes nothing and says so', async () => {
    expect((await run(importShipped)).stdout[0]).toBe(
      'Deutsche Bundesbank: Diese Datei war schon geladen (2026-09-07-32822740). Es wurde nichts geändert.',
    );
  });

  it('list shows what is loaded and what holds', async () => {
    const { stdout } = await run(['list']);
    expect(stdout[1]).toMatch(/^DE +2026-09-07-32822740 +07\.09\.2026 +06\.12\.2026 +gilt +3\.505 +13\.760 +Deutsche/);
    expect(stdout[2]).toMatch(/^DE +2020-01-01-1a2b3c4d .* abgelöst /);
  });

  it('import works without Kafka and says when the services will know', async () => {
    const words = ['import', shipped, '--valid-from', '2026-09-08'];
    const { code, stderr } = await run(words, { KAFKA_BROKERS: '127.0.0.1:1' });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: ['Kafka ist nicht erreichbar: Die laufenden Dienste übernehmen die Daten innerhalb von 30 Sekunden.'],
    });
  });

  it.each([
    [
      'a file that is not there',
      ['import', '/nowhere', '--valid-from', '2026-12-07'],
      'Die Datei kann nicht gelesen werden.',
    ],
    ['no bank file', ['import', notABankFile, '--valid-from', '2026-12-07'], 'Die Datei ist keine bekannte Bankdatei.'],
    [
      'a day that is none',
      ['import', shipped, '--valid-from', 'morgen'],
      '--valid-from: Bitte geben Sie einen Tag als JJJJ-MM-TT an, ab dem die Datei gilt.',
    ],
  ])('import refuses %s', async (_what, words, sentence) => {
    expect(await run(words)).toEqual({ code: 1, stdout: [], stderr: [sentence] });
  });

  it('says that the system does not run when there is no database', async () => {
    const { code, stderr } = await run(['list'], { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/nothing' });
    expect({ code, stderr }).toEqual({ code: 1, stderr: ['Die Datenbank ist nicht erreichbar. Läuft das System?'] });
  });
});
