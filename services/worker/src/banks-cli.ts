import { bankFileFormats, berlinDay, HOME_COUNTRY, listDataSets, registerCountries } from '@pruefer/banks';
import { germanNumber, Problem } from '@pruefer/contracts';
import { checkInput, commandLineActor, loadConfig, operatorProgram, runProgram } from '@pruefer/platform';
import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { readWhole } from './bank-import/bank-file-on-disk.js';
import type { BankFileToImport, ImportOptions } from './bank-import/bank-file-to-import.js';
import { ImportBankFile } from './bank-import/import-bank-file.js';
import { ImportPool } from './bank-import/import-pool.js';
import { announceImport } from './cli/announce-import.js';
import { dataSetTable } from './cli/data-set-table.js';
import { describeImport } from './cli/describe-import.js';
import { FirstDay, firstDayOption } from './cli/first-day.js';
import { formatTable } from './cli/format-table.js';
import { readSchwifty } from './cli/schwifty/read-schwifty.js';
import { schwiftyAsCsv } from './cli/schwifty/schwifty-as-csv.js';
import { withPool } from './cli/with-pool.js';
import { BanksCommandConfig } from './config.js';

/** Name of its database connections. */
const NAME = 'banks-cli';

class ImportRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  @FirstDay()
  validFrom!: string;

  /** Expected country; undefined: taken from the file. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'Bitte geben Sie ein Land mit zwei Großbuchstaben an, zum Beispiel BE.' })
  country?: string;
}

/** An installed copy of the PyPI package schwifty. */
class SchwiftyRequest {
  @IsNotEmpty({ message: 'Bitte geben Sie den Ordner an, in dem das Paket installiert ist.' })
  folder!: string;

  /** undefined: today. */
  @IsOptional()
  @FirstDay()
  validFrom?: string;
}

interface CommandOptions {
  readonly validFrom?: string;
  readonly country?: string;
  /** The operator confirms a drop of more than 10 % of the bank codes. */
  readonly confirm?: true;
}

async function importPublished({ file, validFrom, country }: ImportRequest, isDropConfirmed: boolean): Promise<void> {
  const content = await readWhole(file).catch(() => Promise.reject(new Problem('bank_file_unreadable')));
  await load({ content, validFrom, country, origin: 'command-line' }, isDropConfirmed);
}

async function importSchwifty(
  { folder, validFrom = berlinDay(new Date()) }: SchwiftyRequest,
  isDropConfirmed: boolean,
): Promise<void> {
  const { version, registries } = await readSchwifty(folder);
  const registers = await withPool(loadConfig(BanksCommandConfig), NAME, registerCountries);
  const excludedCountries = new Set([...registers, HOME_COUNTRY]);
  const choice = { date: validFrom, source: `schwifty ${version} (PyPI)`, excludedCountries };
  const { content, unfit } = schwiftyAsCsv(registries, choice);
  await load({ content, validFrom, origin: 'command-line' }, isDropConfirmed);
  console.log(`Nicht übernommen: ${[...excludedCountries].toSorted().join(', ')} (dort gilt das Register)`);
  if (unfit > 0) console.log(`Ausgelassene Einträge ohne Bankleitzahl der IBAN: ${germanNumber(unfit)}`);
}

function list(): Promise<void> {
  return withPool(loadConfig(BanksCommandConfig), NAME, async (pool) => {
    for (const line of dataSetTable(await listDataSets(pool, berlinDay(new Date())))) console.log(line);
  });
}

/** Imports a file, prints the result and notifies the running services. */
async function load(file: BankFileToImport, isDropConfirmed: boolean): Promise<void> {
  const config = loadConfig(BanksCommandConfig);
  const result = await importFile(config, file, { isDropConfirmed, actor: commandLineActor });
  for (const line of describeImport(result, file.validFrom)) console.log(line);
  if (result.imported && !(await announceImport(config, result.imported)))
    console.error('Kafka ist nicht erreichbar: Die laufenden Dienste übernehmen die Daten innerhalb von 30 Sekunden.');
}

async function importFile(config: BanksCommandConfig, file: BankFileToImport, options: ImportOptions) {
  const connections = new ImportPool(config, NAME);
  try {
    return await new ImportBankFile(connections).run(file, options);
  } finally {
    await connections.onApplicationShutdown();
  }
}

const dropIsRight = 'lädt sie auch, wenn sie über 10 % weniger Banken enthält';

const program = operatorProgram('banks', 'Bankdateien laden und anzeigen');
program
  .command('import')
  .description('lädt eine Bankdatei, auch gepackt mit gzip; welche es gibt, zeigt „formats“')
  .argument('[datei]', 'die Datei, wie sie veröffentlicht ist; Tabellen als CSV gespeichert')
  .option(firstDayOption.flags, firstDayOption.description)
  .option('--country <land>', 'wessen Banken sie enthalten soll, zum Beispiel BE: eine andere wird abgelehnt')
  .option('--confirm', dropIsRight)
  .action((file: string | undefined, { validFrom, country, confirm }: CommandOptions) =>
    importPublished(checkInput(ImportRequest, { file, validFrom, country }), confirm === true),
  );
program
  .command('schwifty')
  .description(
    'lädt die Banken einer Kopie des PyPI-Pakets schwifty, als nicht amtlich; Register bleiben, wie sie sind',
  )
  .argument('[ordner]', 'wohin das Paket installiert ist')
  .option(firstDayOption.flags, `${firstDayOption.description}; sonst ab heute`)
  .option('--confirm', dropIsRight)
  .action((folder: string | undefined, { validFrom, confirm }: CommandOptions) =>
    importSchwifty(checkInput(SchwiftyRequest, { folder, validFrom }), confirm === true),
  );
program.command('list').description('zeigt, welche Bankdaten geladen sind und welche gelten').action(list);
program
  .command('formats')
  .description('zeigt, welche Dateien gelesen werden')
  .action(() => {
    for (const line of formatTable(bankFileFormats)) console.log(line);
  });

await runProgram(program, {
  name: 'banks',
  optionOf: { file: 'Datei', folder: 'Ordner', validFrom: '--valid-from', country: '--country' },
});
