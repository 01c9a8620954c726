// Runs like `npm test` with one small stage: a suite that starts its own system, or servers without suites. node
// infra/start/e2e/little-tests.mjs system|servers
import { fileURLToPath } from 'node:url';
import { inRunFolder } from '../../test/in-run-folder.mjs';
import { runStages } from '../../test/stages/run-stages.mjs';
import { testServers } from '../../test/test-servers.mjs';
import { run } from '../../shared/process/run.mjs';

const SUITE = fileURLToPath(new URL('little-suite.mjs', import.meta.url));

/** @type {Record<string, import('../../test/stages/stages.mjs').Stage>} */
const stages = {
  system: { name: 'system', run: (env, signal) => run(process.execPath, [SUITE], { env, signal }) },
  servers: { name: 'servers', run: (_env, signal) => testServers(console.log, 1, signal) },
};

await inRunFolder(async (_folder, signal) => {
  console.log('begun');
  const stage = stages[process.argv[2] ?? ''];
  const [ended] = await runStages(stage ? [stage] : [], [{ ...process.env }], signal);
  return ended?.error ? 1 : 0;
});
