import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { answersLive } from '../../shared/process/exchange.mjs';
import { Parts } from '../../start/parts/parts.mjs';
import { run } from '../../shared/process/run.mjs';
import { closeWatchdog, openWatchdog } from '../../shared/process/watchdog.mjs';
import { openSecrets } from '../../start/secrets/open-secrets.mjs';
import { serviceParts } from '../../start/services/service-parts.mjs';
import { settlePorts } from '../../start/settings/ports.mjs';
import { readSettings } from '../../start/settings/settings.mjs';
import { prepareDatabase } from '../../start/system/prepare-database.mjs';
import { serverPlans } from '../../start/system/server-plans.mjs';
import { diskFolder } from '../system/own-system.mjs';

/**
 * @typedef {object} LogSystem
 * @property {string} databaseUrl of the superuser
 * @property {string} brokers
 * @property {string} internalSecret shared by the services
 * @property {() => Promise<string>} startService returns its address
 * @property {() => Promise<Worker>} startWorker
 * @property {() => Promise<string>} signIn token of an admin
 * @property {() => Promise<void>} stop removes the data folder
 *
 * @typedef {object} Worker
 * @property {string} folder for files
 * @property {Map<string, number>} processes by name, for CPU time and memory
 * @property {(program: string, args: string[]) => Promise<string>} run a command line of the worker
 */

const SESSION_SECONDS = 3_600;
const COMMAND_TIMEOUT_MS = 60 * 60_000;

/**
 * Starts the servers of `npm start` in a fresh data folder; log-service and the worker start on request.
 * @param {(line: string) => void} say
 * @returns {Promise<LogSystem>}
 */
export async function startLogSystem(say) {
  openWatchdog();
  const dataDir = await mkdtemp(join(diskFolder, 'iban-pruefer-bench-logs-'));
  const parts = new Parts(join(dataDir, 'logs'), { say, changed: () => {} });
  const stop = async () => {
    await parts.stop([['log', 'worker']]);
    await rm(dataDir, { recursive: true, force: true });
    await closeWatchdog();
  };
  try {
    return { ...(await startServers(parts, dataDir, say)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {Parts} parts @param {string} dataDir @param {(line: string) => void} say */
async function startServers(parts, dataDir, say) {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const secrets = await openSecrets(dataDir);
  const getPort = await settlePorts(settings, say);
  const plans = serverPlans(settings, secrets, getPort, say);
  await Promise.all(plans.map(async ({ prepare }) => parts.start(await prepare())));
  const [postgres = '', redis = '', kafka = ''] = plans.map(({ url }) => url);
  await prepareDatabase(settings, postgres, secrets);
  const services = serviceParts({ settings, servers: { postgres, redis, kafka }, secrets }, getPort);
  const startService = async (/** @type {string} */ name) => {
    const spec = services.find((service) => service.name === name);
    if (!spec) throw new Error(`no service ${name}`);
    // Storing is measured from its first commit on, which may come before the service is ready.
    await parts.start(name === 'log' ? { ...spec, isReady: () => answersLive(getPort('log-ops')) } : spec);
    return spec;
  };
  return {
    databaseUrl: postgres,
    brokers: kafka,
    internalSecret: secrets.internal,
    signIn: () => signIn(secrets, redis),
    startService: async () => (await startService('log')).url ?? '',
    async startWorker() {
      const folder = settings.backups.BACKUP_DIR;
      await mkdir(folder, { mode: 0o700 });
      const { env, cwd } = await startService('worker');
      const commandEnv = { ...env, PORT: '0', OPS_PORT: '0' };
      return {
        folder,
        processes: new Map(parts.running.map(({ spec, pid }) => [spec.name, pid ?? 0])),
        run: (/** @type {string} */ program, /** @type {string[]} */ args) =>
          run(process.execPath, [join(cwd, 'dist', program), ...args], {
            env: commandEnv,
            timeoutMs: COMMAND_TIMEOUT_MS,
          }),
      };
    },
  };
}

/** @param {import('../../start/secrets/open-secrets.mjs').Secrets} secrets @param {string} redisUrl */
async function signIn({ tokenPrivateKey, tokenPublicKeys }, redisUrl) {
  // Loaded late: a fresh clone has no built packages.
  const { computeKeyId, SessionCopies, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } =
    await import('@pruefer/platform');
  const sid = randomUUID();
  const redis = new Redis(redisUrl);
  const copies = new SessionCopies(redis);
  const endsAtMs = Date.now() + SESSION_SECONDS * 1_000;
  await copies.putAlive([{ id: sid, endsAtMs, idleEndsAtMs: endsAtMs }]);
  await copies.markFilled();
  redis.disconnect();
  const claims = { sid, name: 'bench', typ: 'access', purpose: 'full', role: 'admin' };
  return jwt.sign(claims, tokenPrivateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: computeKeyId(tokenPublicKeys),
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    subject: randomUUID(),
    expiresIn: SESSION_SECONDS,
  });
}
