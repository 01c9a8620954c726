// @ts-check
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { urlForRole } from '../../start/services/database-url.mjs';
import { cacheDir, root } from '../../start/base/folders.mjs';
import { prepareDatabase } from '../../start/system/prepare-database.mjs';
import { freePorts } from '../../start/process/free-ports.mjs';
import { Parts } from '../../start/process/parts.mjs';
import { closeWatchdog, openWatchdog } from '../../start/process/watchdog.mjs';
import { newSecret } from '../../start/secrets/encrypting-secrets.mjs';
import { prepareKafka } from '../../start/servers/kafka.mjs';
import { preparePostgres } from '../../start/servers/postgres.mjs';
import { prepareRedis } from '../../start/servers/redis.mjs';
import { servicePlans } from '../../start/services/services.mjs';
import { startWorker } from './worker-programs.mjs';

/**
 * @typedef {object} LogSystem
 * @property {string} databaseUrl of the superuser
 * @property {string} brokers
 * @property {string} internalSecret shared by the services
 * @property {() => Promise<string>} startService returns its address
 * @property {() => Promise<import('./worker-programs.mjs').WorkerPrograms>} startWorker and its command lines
 * @property {() => Promise<Record<string, string>>} signIn header of an admin
 * @property {() => Promise<void>} stop removes the data folder
 */

const SESSION_SECONDS = 3_600;

/**
 * Starts PostgreSQL, Redis and Kafka with the settings of a running system in a fresh data folder; log-service starts on request.
 * @param {(line: string) => void} say
 * @returns {Promise<LogSystem>}
 */
export async function startLogSystem(say) {
  openWatchdog();
  // With /tmp in memory, PostgreSQL's commits would cost nothing.
  const dataDir = await mkdtemp(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'iban-pruefer-bench-logs-'));
  const parts = new Parts(join(dataDir, 'logs'), { say, changed: () => {} });
  const stop = async () => {
    await parts.stop([['log', 'worker']]);
    await rm(dataDir, { recursive: true, force: true });
    await closeWatchdog();
  };
  try {
    return { ...(await startParts(parts, { dataDir, cacheDir: cacheDir(dataDir), say })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {Parts} parts
 * @param {import('../../start/servers/site.mjs').Site} site
 */
async function startParts(parts, site) {
  const [port = 0, redisPort = 0, kafkaPort = 0, controllerPort = 0, servicePort = 0, opsPort = 0, ...ofWorker] =
    await freePorts(8);
  const password = newSecret();
  const servers = await Promise.all([
    preparePostgres(site, { port, password, durable: true }),
    prepareRedis(site, { port: redisPort, password }),
    prepareKafka(site, { port: kafkaPort, controllerPort, password }),
  ]);
  await Promise.all(servers.map((server) => parts.start(server)));
  const [databaseUrl = '', redisUrl = '', brokers = ''] = servers.map(({ url }) => url ?? '');
  const settings = { dataDir: site.dataDir, passedOn: {} };
  await prepareDatabase(settings, databaseUrl, /** @type {any} */ ({ passwordOf: () => password }));
  const keys = signingKeys();
  const env = {
    HOST: '127.0.0.1',
    PORT: String(servicePort),
    OPS_PORT: String(opsPort),
    LOG_LEVEL: 'warn',
    INTERNAL_SECRET: password,
    LOG_HASH_SECRET: password,
    TOKEN_PUBLIC_KEYS: keys.publicKey,
    DATABASE_URL: urlForRole(databaseUrl, 'logs_service', password),
    REDIS_URL: redisUrl,
    KAFKA_BROKERS: brokers,
  };
  const address = `http://127.0.0.1:${servicePort}`;
  const [workerPort = 0, workerOpsPort = 0] = ofWorker;
  return {
    databaseUrl,
    brokers,
    internalSecret: password,
    signIn: () => signIn(keys.privateKey, keys.publicKey, redisUrl),
    async startService() {
      await parts.start(servicePart(env, `http://127.0.0.1:${opsPort}`));
      return address;
    },
    startWorker: () =>
      startWorker(parts, { env, databaseUrl, dataDir: site.dataDir, ports: [workerPort, workerOpsPort] }),
  };
}

/**
 * The part that `npm start` has for log-service.
 * @param {Record<string, string>} env
 * @param {string} opsUrl
 */
function servicePart(env, opsUrl) {
  const flags = servicePlans.find(({ name }) => name === 'log')?.flags ?? [];
  return {
    name: 'log',
    command: process.execPath,
    args: [...flags, join(root, 'services/log-service/dist/main.js')],
    env: { ...env, PATH: process.env['PATH'] },
    cwd: root,
    port: Number(env['PORT']),
    isReady: () =>
      fetch(`${opsUrl}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

function signingKeys() {
  return generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/**
 * @param {string} privateKey
 * @param {string} publicKey
 * @param {string} redisUrl
 */
async function signIn(privateKey, publicKey, redisUrl) {
  // Loaded late: a fresh clone has no built packages.
  const { keyIdOf, SessionCopies, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } = await import('@pruefer/platform');
  const sid = randomUUID();
  const redis = new Redis(redisUrl);
  const copies = new SessionCopies(redis);
  const endsAtMs = Date.now() + SESSION_SECONDS * 1_000;
  await copies.putAlive([{ id: sid, endsAtMs, idleEndsAtMs: endsAtMs }]);
  await copies.markFilled();
  redis.disconnect();
  const claims = { sid, name: 'bench', typ: 'access', purpose: 'full', role: 'admin' };
  const token = jwt.sign(claims, privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: keyIdOf(publicKey),
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    subject: randomUUID(),
    expiresIn: SESSION_SECONDS,
  });
  return { authorization: `Bearer ${token}` };
}
