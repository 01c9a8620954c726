import { berlinDay, HOME_COUNTRY, importInForce, selectRegistryReleases } from '@pruefer/banks';
import { defaultTimes, describeRegistryChange, Problem } from '@pruefer/contracts';
import { checkInput, commandLineActor, loadConfig, operatorProgram, runProgram } from '@pruefer/platform';
import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import type { Pool } from 'pg';
import { readWhole } from './bank-import/bank-file-on-disk.js';
import { createAnnouncement } from './bank-import/import-bank-file.js';
import { announceImport } from './cli/announce-import.js';
import { FirstDay, firstDayOption } from './cli/first-day.js';
import { registryTable } from './cli/registry-table.js';
import { withPool } from './cli/with-pool.js';
import { BanksCommandConfig } from './config.js';
import { ChangeRegistryReleases } from './registry/change-registry-releases.js';

class RegistryRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  @FirstDay()
  validFrom!: string;

  @IsOptional()
  @Matches(/^\d{1,3}$/, { message: 'Bitte geben Sie die Nummer der Ausgabe an, zum Beispiel 103.' })
  release?: string;
}

class WithdrawRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie den Stand an, wie ihn „list“ zeigt.' })
  version!: string;
}

interface ImportOptions {
  readonly validFrom?: string;
  readonly release?: string;
  /** The operator confirms countries with a changed structure and missing countries. */
  readonly confirm?: true;
}

async function importFile({ file, validFrom, release: edition }: RegistryRequest, isConfirmed: boolean): Promise<void> {
  const content = await readWhole(file).catch(() => Promise.reject(new Problem('bank_file_unreadable')));
  await runOnPool(async (pool, config) => {
    const registryFile = {
      content,
      validFrom,
      release: edition,
      origin: 'command-line',
      isConfirmed,
      actor: commandLineActor,
    } as const;
    const { release, isNew } = await new ChangeRegistryReleases(pool).load(registryFile);
    if (!isNew) return console.log(`Diese Datei war schon geladen (${release.version}). Es wurde nichts geändert.`);
    const { name, version, validUntil } = release;
    const end = validUntil === null ? '' : ` bis ${defaultTimes.ofDay(validUntil)}`;
    console.log(`${name}: geladen, gültig ab ${defaultTimes.ofDay(validFrom)}${end} (${version}).`);
    for (const change of release.changes) console.log(`${change.country}: ${describeRegistryChange(change)}`);
    if (release.changes.length === 0) console.log('Kein Land ist anders als zuvor.');
    await announce(pool, config);
  });
}

function withdraw({ version }: WithdrawRequest): Promise<void> {
  return runOnPool(async (pool, config) => {
    const { name } = await new ChangeRegistryReleases(pool).withdraw(version, commandLineActor);
    console.log(`${name}: zurückgenommen (${version}).`);
    await announce(pool, config);
  });
}

function list(): Promise<void> {
  return runOnPool(async (pool) => {
    for (const line of registryTable(await selectRegistryReleases(pool, berlinDay(new Date())))) console.log(line);
  });
}

/** Validating services reload registry and bank data together, on the event of bank data. */
async function announce(pool: Pool, config: BanksCommandConfig): Promise<void> {
  const banks = await importInForce(pool, HOME_COUNTRY, berlinDay(new Date()));
  const isHeard =
    banks && (await announceImport(config, createAnnouncement(banks.version, banks.validFrom, banks.records)));
  if (isHeard) return;
  const reason = banks ? 'Kafka ist nicht erreichbar' : 'Es sind keine Bankdaten geladen';
  console.error(`${reason}: Die laufenden Dienste übernehmen das Register innerhalb von 30 Sekunden.`);
}

/** Runs a command with its own connection. */
function runOnPool(work: (pool: Pool, config: BanksCommandConfig) => Promise<void>): Promise<void> {
  const config = loadConfig(BanksCommandConfig);
  return withPool(config, 'registry-cli', (pool) => work(pool, config));
}

const program = operatorProgram('registry', 'IBAN-Register laden, anzeigen, zurücknehmen');
program
  .command('import')
  .description('lädt das IBAN-Register von SWIFT (TXT) oder eine Liste von Änderungen (CSV)')
  .argument('[datei]', 'die Datei, wie sie veröffentlicht ist')
  .option(firstDayOption.flags, firstDayOption.description)
  .option('--release <nummer>', 'welche Ausgabe des Registers es ist, zum Beispiel 103')
  .option('--confirm', 'lädt sie auch, wenn Länder darin fehlen oder anders aufgebaut sind')
  .action((file: string | undefined, { validFrom, release, confirm }: ImportOptions) =>
    importFile(checkInput(RegistryRequest, { file, validFrom, release }), confirm === true),
  );
program
  .command('withdraw')
  .description('nimmt eine geladene Ausgabe zurück: Die davor gilt wieder')
  .argument('[stand]', 'wie ihn „list“ zeigt')
  .action((version: string | undefined) => withdraw(checkInput(WithdrawRequest, { version })));
program.command('list').description('zeigt, welche Ausgaben geladen sind und welche gilt').action(list);

await runProgram(program, {
  name: 'registry',
  optionOf: { file: 'Datei', validFrom: '--valid-from', release: '--release', version: 'Stand' },
});
