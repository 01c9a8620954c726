import { berlinDay, listDataSets } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { type Actor, createPool, loadConfig, runProgram } from '@pruefer/platform';
import type { Pool } from 'pg';
import { readWhole } from './bank-import/bank-file-on-disk.js';
import type { BankFileToImport, ImportOptions } from './bank-import/bank-file-to-import.js';
import { ImportBankFile } from './bank-import/import-bank-file.js';
import { ImportPool } from './bank-import/import-pool.js';
import { announceImport } from './cli/announce-import.js';
import { type BanksActions, banksCommandLine, banksProgram } from './cli/banks-program.js';
import { dataSetTable } from './cli/data-set-table.js';
import { describeImport } from './cli/describe-import.js';
import { BanksCommandConfig } from './config.js';

const actor: Actor = { name: 'Kommandozeile' };

const actions: BanksActions = {
  import: async ({ file, validFrom, isDropConfirmed }) => {
    const config = loadConfig(BanksCommandConfig);
    const content = await readWhole(file).catch(() => Promise.reject(new Problem('bank_file_unreadable')));
    const result = await imported(config, { content, validFrom, origin: 'command-line' }, { isDropConfirmed, actor });
    for (const line of describeImport(result, validFrom)) console.log(line);
    if (result.imported && !(await announceImport(config, result.imported)))
      console.error(
        'Kafka ist nicht erreichbar: Die laufenden Dienste übernehmen die Daten innerhalb von 30 Sekunden.',
      );
  },

  list: () =>
    withPool(loadConfig(BanksCommandConfig), async (pool) => {
      for (const line of dataSetTable(await listDataSets(pool, berlinDay(new Date())))) console.log(line);
    }),
};

async function imported(config: BanksCommandConfig, file: BankFileToImport, options: ImportOptions) {
  const connections = new ImportPool(config, 'banks-cli');
  try {
    return await new ImportBankFile(connections).run(file, options);
  } finally {
    await connections.onApplicationShutdown();
  }
}

async function withPool<Result>(config: BanksCommandConfig, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = createPool(config, { applicationName: 'banks-cli', max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

await runProgram(banksProgram(actions), banksCommandLine);
