import { berlinDay, HOME_COUNTRY, importInForce, selectRegistryReleases } from '@pruefer/banks';
import { defaultTimes, describeRegistryChange, Problem } from '@pruefer/contracts';
import { type Actor, loadConfig, runProgram } from '@pruefer/platform';
import type { Pool } from 'pg';
import { readWhole } from './bank-import/bank-file-on-disk.js';
import { announcementOf } from './bank-import/import-bank-file.js';
import { announceImport } from './cli/announce-import.js';
import { type RegistryActions, registryCommandLine, registryProgram } from './cli/registry-program.js';
import { registryTable } from './cli/registry-table.js';
import { withPool } from './cli/with-pool.js';
import { BanksCommandConfig } from './config.js';
import { LoadRegistryFile } from './registry/load-registry-file.js';
import { WithdrawRegistryRelease } from './registry/withdraw-registry-release.js';

const actor: Actor = { name: 'Kommandozeile' };

const actions: RegistryActions = {
  import: async ({ file, validFrom, release: edition, isConfirmed }) => {
    const content = await readWhole(file).catch(() => Promise.reject(new Problem('bank_file_unreadable')));
    await onPool(async (pool, config) => {
      const toLoad = { content, validFrom, release: edition, origin: 'command-line' } as const;
      const { release, isNew } = await new LoadRegistryFile(pool).run(toLoad, { isConfirmed, actor });
      if (!isNew) return console.log(`Diese Datei war schon geladen (${release.version}). Es wurde nichts geändert.`);
      const { name, version, validUntil } = release;
      const until = validUntil === null ? '' : ` bis ${defaultTimes.ofDay(validUntil)}`;
      console.log(`${name}: geladen, gültig ab ${defaultTimes.ofDay(validFrom)}${until} (${version}).`);
      for (const change of release.changes) console.log(`${change.country}: ${describeRegistryChange(change)}`);
      if (release.changes.length === 0) console.log('Kein Land ist anders als zuvor.');
      await announce(pool, config);
    });
  },

  withdraw: ({ version }) =>
    onPool(async (pool, config) => {
      const { name } = await new WithdrawRegistryRelease(pool).run(version, actor);
      console.log(`${name}: zurückgenommen (${version}).`);
      await announce(pool, config);
    }),

  list: () =>
    onPool(async (pool) => {
      for (const line of registryTable(await selectRegistryReleases(pool, berlinDay(new Date())))) console.log(line);
    }),
};

/** Validating services reload registry and bank data together, on the event of bank data. */
async function announce(pool: Pool, config: BanksCommandConfig): Promise<void> {
  const banks = await importInForce(pool, HOME_COUNTRY, berlinDay(new Date()));
  const isHeard =
    banks && (await announceImport(config, announcementOf(banks.version, banks.validFrom, banks.records)));
  if (isHeard) return;
  const reason = banks ? 'Kafka ist nicht erreichbar' : 'Es sind keine Bankdaten geladen';
  console.error(`${reason}: Die laufenden Dienste übernehmen das Register innerhalb von 30 Sekunden.`);
}

/** Runs a command with its own connection. */
function onPool(work: (pool: Pool, config: BanksCommandConfig) => Promise<void>): Promise<void> {
  const config = loadConfig(BanksCommandConfig);
  return withPool(config, 'registry-cli', (pool) => work(pool, config));
}

await runProgram(registryProgram(actions), registryCommandLine);
