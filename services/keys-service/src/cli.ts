import { type ApiKeyRecord, germanNumber } from '@pruefer/contracts';
import { commandLineActor, loadConfig, runProgram, withUseCases } from '@pruefer/platform';
import { KeysProgramModule } from './cli/keys-program.module.js';
import { keyTable } from './cli/key-table.js';
import { type KeysActions, keysCommandLine, keysProgram } from './cli/keys-program.js';
import { KeysDatabaseConfig } from './config.js';
import { IssueKey } from './keys/issue-key.js';
import { KeyQueries } from './keys/key.queries.js';
import { TopUpKey } from './bookings/top-up-key.js';

const programOptions = () => ({
  name: 'keys-cli',
  config: loadConfig(KeysDatabaseConfig),
  module: KeysProgramModule,
});

const actions: KeysActions = {
  issue: (newApiKey) =>
    withUseCases(programOptions(), async (useCases) => {
      const { id, apiKey } = await useCases.get(IssueKey).run(newApiKey, commandLineActor);
      // On standard error, so that scripts read only the key from standard output.
      const { clientName, quota, isTest } = newApiKey;
      console.error(
        `Schlüssel ${id} für ${clientName}, ${isTest ? 'nur für Tests' : `${germanNumber(quota)} Aufrufe`}.`,
      );
      console.error('Der Schlüssel wird nur dieses eine Mal angezeigt:');
      console.log(apiKey);
    }),

  list: () =>
    withUseCases(programOptions(), async (useCases) => {
      const keys: ApiKeyRecord[] = [];
      for await (const page of useCases.get(KeyQueries).all({ showRenewed: 'true' })) keys.push(...page);
      for (const line of keyTable(keys, new Date())) console.log(line);
    }),

  topUp: (keyId, topUp) =>
    withUseCases(programOptions(), async (useCases) => {
      const { booking } = await useCases.get(TopUpKey).run(keyId, topUp, commandLineActor);
      console.log(
        `Kontingent aufgebucht: ${germanNumber(booking.quotaBefore)} → ${germanNumber(booking.quotaAfter)} Aufrufe.`,
      );
    }),
};

await runProgram(keysProgram(actions), keysCommandLine);
