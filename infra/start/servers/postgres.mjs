import { existsSync } from 'node:fs';
import { chmod, cp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OperatorError } from '../../shared/operator-error.mjs';
import { exchange } from '../../shared/process/exchange.mjs';
import { readCommandLine } from '../../shared/process/read-command-line.mjs';
import { installOnce } from './install-once.mjs';
import { createCluster, ENVIRONMENT, majorOfData, SUPERUSER } from './postgres-cluster.mjs';
import { postgresPrograms } from './postgres-programs.mjs';
import { mayEnter, reachableFolder, serverAccount } from './server-account.mjs';

/** @typedef {import('./server-account.mjs').Account | undefined} Account */

const LOCAL = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const SETTINGS = [...LOCAL, 'shared_buffers=128MB', 'jit=off', 'max_connections=300'];
/** Settings of clusters that are deleted and never killed: a crash would lose answered commits. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Parts that write their log only once there is a database. */
const USERS_OF_DATABASE = ['postgres', 'auth'];

/**
 * @param {number} port
 * @param {string} password of the superuser
 */
export function postgresUrl(port, password) {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Prepares a PostgreSQL cluster of our own with a superuser and password, on 127.0.0.1.
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {{ port: number, password: string, durable: boolean }} settings
 * @returns {Promise<import('./server-context.mjs').PartSpec>}
 * @throws {OperatorError} when its programs or its data are missing
 */
export async function preparePostgres(context, { port, password, durable }) {
  const { data, account } = await postgresHome(context.dataDir);
  const major = await majorOfData(data);
  if (major === undefined) refuseLostCluster(context.dataDir, data);
  const bin = await programFolder(context, major, account);
  await createCluster(bin, data, password, account);
  const settings = durable ? SETTINGS : [...SETTINGS, ...CARELESS];
  return {
    name: 'postgres',
    command: join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    env: ENVIRONMENT,
    cwd: data,
    port,
    url: postgresUrl(port, password),
    dataDir: data,
    ...(account && { account }),
    // Fast shutdown; SIGTERM would wait for clients.
    stopSignal: 'SIGINT',
    stopMs: 6_000,
    beforeStart: () => dropStrangersLock(data),
    isReady: () => acceptsConnections(port),
    isAlive: () => acceptsConnections(port),
  };
}

/**
 * @param {string} dataDir
 * @param {string} data
 * @throws {OperatorError} when a database was used here before: an empty one would hide that it is lost
 */
function refuseLostCluster(dataDir, data) {
  if (!USERS_OF_DATABASE.some((part) => existsSync(join(dataDir, 'logs', `${part}.log`)))) return;
  throw new OperatorError(
    `Die Datenbank dieses Datenordners fehlt: Hier lief schon ein System, aber ${data} gibt es nicht. Bringen Sie den Ordner zurück, ` +
      'oder setzen Sie DATABASE_URL, wenn ein eigener Server sie hat. Für ein leeres System setzen Sie DATA_DIR auf einen neuen Ordner.',
  );
}

/**
 * Folder of the cluster in a data folder, and the account that it runs as.
 * @param {string} dataDir
 * @returns {Promise<{ data: string, account: Account }>}
 */
export async function postgresHome(dataDir) {
  const account = await serverAccount();
  return { data: join(await homeFor(dataDir, account), 'postgres'), account };
}

/**
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {number | undefined} major that a cluster needs; undefined: any that the product runs on
 * @param {Account} account
 * @returns {Promise<string>} folder of programs that the account can run
 * @throws {import('../../shared/operator-error.mjs').OperatorError} when there are none
 */
export async function programFolder(context, major, account) {
  return reachable(await postgresPrograms(context, major), account);
}

/** @param {string} dataDir @param {Account} account */
async function homeFor(dataDir, account) {
  if (!account) return dataDir;
  // The account needs to traverse the parent folder, but not to list it.
  await chmod(dataDir, 0o711);
  return (await mayEnter(account, dataDir)) ? dataDir : reachableFolder(dataDir);
}

/**
 * One copy for each checkout, shared by its data folders.
 * @param {import('./postgres-programs.mjs').PostgresPrograms} programs
 * @param {Account} account
 * @returns {Promise<string>} folder of programs the account can run
 */
async function reachable(programs, account) {
  if (!account || !programs.movable || (await mayEnter(account, programs.bin))) return programs.bin;
  const copy = await installOnce(
    join(await reachableFolder(programs.root), `postgres-programs-${programs.major}`),
    async (fresh) => {
      await chmod(fresh, 0o755);
      await cp(programs.root, fresh, { recursive: true, verbatimSymlinks: true });
    },
  );
  return join(copy, basename(programs.bin));
}

/**
 * After a reboot the pid in the lock file may belong to another program, and PostgreSQL would refuse to start.
 * While any postgres may still live, the file stays: PostgreSQL judges that better than we do.
 * @param {string} data
 */
async function dropStrangersLock(data) {
  const lock = join(data, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  const command = pid ? await readCommandLine(pid) : undefined;
  if (command && !command.includes('postgres')) await rm(lock);
}

/**
 * Knocks with a start message: a server that still starts or recovers answers with an error, not with a request to log in.
 * @param {number} port
 */
async function acceptsConnections(port) {
  const words = Buffer.from(`user\0${SUPERUSER}\0database\0postgres\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + words.length, 0);
  head.writeInt32BE(0x00030000, 4);
  return (await exchange(port, Buffer.concat([head, words]), 1)).toString('latin1').startsWith('R');
}
