import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { preparePostgres } from './postgres.mjs';

describe('preparePostgres without a cluster', () => {
  const dataDir = folderOfEachTest('postgres-');

  it.each(['postgres.log', 'auth.log'])('refuses a data folder that has %s: its database is lost', async (log) => {
    await mkdir(join(dataDir, 'logs'));
    await writeFile(join(dataDir, 'logs', log), '');
    const context = { dataDir, cacheDir: dataDir, say: () => {} };
    const preparation = preparePostgres(context, { port: 1, password: 'secret', durable: true });
    await expect(preparation).rejects.toThrow(OperatorError);
    await expect(preparation).rejects.toThrow('Hier lief schon ein System, aber');
  });
});
