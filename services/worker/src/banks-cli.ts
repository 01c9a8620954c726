import { bankFileFormats, berlinDay, HOME_COUNTRY, listDataSets, registerCountries } from '@pruefer/banks';
import { germanNumber, Problem } from '@pruefer/contracts';
import { commandLineActor, loadConfig, runProgram } from '@pruefer/platform';
import { readWhole } from './bank-import/bank-file-on-disk.js';
import type { BankFileToImport, ImportOptions } from './bank-import/bank-file-to-import.js';
import { ImportBankFile } from './bank-import/import-bank-file.js';
import { ImportPool } from './bank-import/import-pool.js';
import { announceImport } from './cli/announce-import.js';
import { type BanksActions, banksCommandLine, banksProgram } from './cli/banks-program.js';
import { dataSetTable } from './cli/data-set-table.js';
import { describeImport } from './cli/describe-import.js';
import { formatTable } from './cli/format-table.js';
import { readSchwifty } from './cli/schwifty/read-schwifty.js';
import { schwiftyAsCsv } from './cli/schwifty/schwifty-as-csv.js';
import { withPool } from './cli/with-pool.js';
import { BanksCommandConfig } from './config.js';

/** Name of its database connections. */
const NAME = 'banks-cli';

const actions: BanksActions = {
  import: async ({ file, validFrom, country, isDropConfirmed }) => {
    const content = await readWhole(file).catch(() => Promise.reject(new Problem('bank_file_unreadable')));
    await load({ content, validFrom, country, origin: 'command-line' }, isDropConfirmed);
  },

  schwifty: async ({ folder, validFrom = berlinDay(new Date()), isDropConfirmed }) => {
    const { version, registries } = await readSchwifty(folder);
    const registers = await withPool(loadConfig(BanksCommandConfig), NAME, registerCountries);
    const excludedCountries = new Set([...registers, HOME_COUNTRY]);
    const choice = { date: validFrom, source: `schwifty ${version} (PyPI)`, excludedCountries };
    const { content, unfit } = schwiftyAsCsv(registries, choice);
    await load({ content, validFrom, origin: 'command-line' }, isDropConfirmed);
    console.log(`Nicht übernommen: ${[...excludedCountries].toSorted().join(', ')} (dort gilt das Register)`);
    if (unfit > 0) console.log(`Ausgelassene Einträge ohne Bankleitzahl der IBAN: ${germanNumber(unfit)}`);
  },

  list: () =>
    withPool(loadConfig(BanksCommandConfig), NAME, async (pool) => {
      for (const line of dataSetTable(await listDataSets(pool, berlinDay(new Date())))) console.log(line);
    }),

  formats: () => {
    for (const line of formatTable(bankFileFormats)) console.log(line);
  },
};

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

await runProgram(banksProgram(actions), banksCommandLine);
