import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../shared/folders.mjs';
import { run } from '../../shared/process/run.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { passingSecrets } from '../secrets/open-secrets.mjs';
import { buildLocalEnvironment } from '../services/service-parts.mjs';
import { nodeEnvironment, servicePlans } from '../services/services.mjs';

/**
 * Input of the preflight process.
 * @typedef {object} Question
 * @property {{ folder: string, env: NodeJS.ProcessEnv }[]} services with the environment each would run in
 * @property {NodeJS.ProcessEnv} [firstAdmin] where the environment says something about that one
 * @property {boolean} isNew whether the data folder was never started on
 * @property {{ DATABASE_URL?: string, REDIS_URL?: string, KAFKA_BROKERS?: string, REDIS_LOSS_ACCEPTED?: string }} servers that exist already
 */

const PROGRAM = fileURLToPath(new URL('./preflight-process.mjs', import.meta.url));
const SOURCES = new URL('./typescript-sources.mjs', import.meta.url).href;
const TIMEOUT_MS = 30_000;

/** Valid placeholders for the servers that the launcher will start itself. */
const OURS = { postgres: 'postgres://ours@127.0.0.1/ours', redis: 'redis://127.0.0.1', kafka: '127.0.0.1:1' };

/**
 * Refuses an environment with which the system, or a part of it, would not run; before anything is built or started.
 * @param {{ settings: import('../settings/settings.mjs').Settings, problems: import('../settings/settings.mjs').Problem[] }} judged
 * @throws {OperatorError} with a sentence for each variable that is wrong
 */
export async function refuseWrongEnvironment({ settings, problems: own }) {
  const PREFLIGHT = JSON.stringify(await questionAbout(settings));
  // A refused start creates nothing, not even a folder of compiled code.
  const { NODE_COMPILE_CACHE, ...env } = nodeEnvironment(settings);
  const cache = existsSync(join(settings.dataDir, 'cache')) ? { NODE_COMPILE_CACHE } : {};
  const args = ['--conditions=source', '--import', SOURCES, PROGRAM];
  const options = { cwd: root, env: { ...env, ...cache, PREFLIGHT }, timeoutMs: TIMEOUT_MS };
  const output = await run(process.execPath, args, options);
  /** @type {import('../settings/settings.mjs').Problem[]} */
  const serviceProblems = JSON.parse(output.split('\n').findLast((line) => line.startsWith('[')) ?? '');
  const firstOfEach = new Map(
    [...own, ...serviceProblems].toReversed().map(({ variable, sentence }) => [variable, sentence]),
  );
  if (firstOfEach.size === 0) return;
  const lines = [...firstOfEach.values()].toReversed();
  throw new OperatorError(
    ['So startet das System nicht. Bitte berichtigen Sie:', ...lines.map((line) => `  ${line}`)].join('\n'),
  );
}

/** @param {import('../settings/settings.mjs').Settings} settings @returns {Promise<Question>} */
async function questionAbout(settings) {
  const { existingServers, firstAdmin, passedOn } = settings;
  const urls = () => 'http://127.0.0.1:1';
  const facts = { settings, servers: { ...OURS, ...existingServers }, secrets: await passingSecrets(), urls };
  const services = servicePlans.map(({ name, folder }) => ({
    folder,
    env: { PORT: '0', OPS_PORT: '0', ...buildLocalEnvironment(name, facts) },
  }));
  return {
    services,
    isNew: !existsSync(join(settings.dataDir, 'secrets')),
    ...(Object.keys(firstAdmin).length > 0 && { firstAdmin: { ...firstAdmin, DATABASE_URL: facts.servers.postgres } }),
    // JSON leaves out what is undefined.
    servers: /** @type {Question['servers']} */ ({
      DATABASE_URL: existingServers.postgres,
      REDIS_URL: existingServers.redis,
      KAFKA_BROKERS: existingServers.kafka,
      REDIS_LOSS_ACCEPTED: existingServers.redis && passedOn['REDIS_LOSS_ACCEPTED'],
    }),
  };
}
