import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { composedServices } from '../images/composed-services.mjs';
import { root } from '../shared/folders.mjs';
import { signalGroup } from '../shared/process/stop-process.mjs';
import { servicePlans } from '../start/services/services.mjs';
import { folderOfEachTest } from '../test/temporary-folder.mjs';
import { components } from './components.mjs';
import { newEnvironment } from './make-env.mjs';

const text = await readFile(join(root, 'docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true });
const env = /** @type {Record<string, string>} */ (parseEnv(newEnvironment()));
const [{ spec: valkey }] = parseAllDocuments(await readFile(join(root, 'k8s', 'examples', 'valkey.yaml'), 'utf8')).map(
  (document) => document.toJS(),
);
const [valkeyContainer] = valkey.template.spec.containers;

/** Docker refuses a container that may use more processors than the machine has. */
const SMALLEST_MACHINE_CPUS = 2;

/** In which a service ends in any case. */
const STOP_LIMIT_S = 8;

/** What the cluster puts addresses together from; compose writes them out. */
const PARTS = [
  'REDIS_SCHEME',
  'REDIS_ADDRESS',
  'REDIS_PASSWORD',
  'KAFKA_SCHEME',
  'KAFKA_USER',
  'KAFKA_ADDRESSES',
  'KAFKA_PASSWORD',
  'POSTGRES_ADDRESS',
  'DATABASE_PASSWORD',
  'JOBS_SERVICE_PASSWORD',
];

it.each(components.map((component) => [component.name, component]))(
  '%s is given the same variables in containers and in a cluster',
  (name, { variables }) => {
    const composed = Object.keys(services[name].environment);
    expect(variables.filter((key) => !PARTS.includes(key)).toSorted()).toEqual(composed.toSorted());
  },
);

/** What comes with the image, what tests and benchmarks steer, and what several systems on the same servers need. */
const NOT_GIVEN = [
  'FRONTEND_DIR',
  'BANK_FILE',
  'BENCH_ECHO',
  'MISSING_VARIABLES',
  'REDIS_LOSS_ACCEPTED',
  'KAFKA_TOPIC_PREFIX',
  'QUEUE_PREFIX',
  // Of the program for whole backups, which `npm run backup` starts.
  'OWN_SERVER',
  'SEALED_SECRETS',
];

it.each(components)('$name is given every variable that it reads', ({ name, image }) => {
  const config = readFileSync(join(root, 'services', image, 'src', 'config.ts'), 'utf8');
  const read = [...config.matchAll(/^ {2}(?:@.* )?([A-Z][A-Z\d_]+)(?:[!?]?:| =)/gm)].map(([, field = '']) => field);
  expect(read.length).toBeGreaterThan(3);
  const given = Object.keys(services[name].environment);
  expect(read.filter((field) => !given.includes(field) && !NOT_GIVEN.includes(field))).toEqual([]);
});

it.each(components.map((component) => [component.name, component]))(
  '%s has the same bounds there, and half of its memory for what is no heap',
  (name, { image, resources: { limits: inCluster } }) => {
    const { limits } = services[name].deploy.resources;
    expect(limits).toEqual({ cpus: inCluster.cpu, memory: inCluster.memory.slice(0, -1).toLowerCase() });
    const { flags = [] } = servicePlans.find(({ folder }) => folder === image) ?? {};
    const heapMb = Number(/--max-old-space-size=(\d+)/.exec(flags.join())?.[1]);
    const [, size, unit] = /^(\d+)([gm])$/.exec(limits.memory) ?? [];
    expect(heapMb).toBeLessThanOrEqual((Number(size) * (unit === 'g' ? 1_024 : 1)) / 2);
  },
);

it.each(components.map(({ name }) => name))('%s has the time that a stop takes', (name) => {
  expect(Number(/^(\d+)s$/.exec(services[name].stop_grace_period)?.[1])).toBeGreaterThan(STOP_LIMIT_S);
});

it('bounds every container, and starts on a machine with two processors', async () => {
  const composed = (/** @type {Record<string, string>} */ more) => composedServices(text, { ...env, ...more });
  const bounds = Object.values(composed({})).map(({ deploy }) => deploy.resources.limits);
  for (const { cpus, memory } of bounds) {
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(Number(cpus)).toBeLessThanOrEqual(SMALLEST_MACHINE_CPUS);
    expect(memory).toMatch(/^\d+[gm]$/);
  }
  expect(composed({ POSTGRES_CPUS: '4' })['postgres'].deploy.resources.limits.cpus).toBe('4');
});

it('asks whether Kafka listens with a shell that can', () => {
  expect(services.kafka.healthcheck.test.slice(0, 3)).toEqual(['CMD', 'bash', '-c']);
});

it('has one Valkey in containers and in a cluster', () => {
  expect(valkeyContainer.image).toBe(services.redis.image);
});

const folder = folderOfEachTest('valkey-start-');

it.each([
  ['containers', services.redis.command[2].replaceAll('$$', '$')],
  ['a cluster', valkeyContainer.args[0]],
])('in %s, Valkey gets its password on standard input, and SIGTERM itself', async (_, script) => {
  program('docker-entrypoint.sh', 'exec "$@"');
  program('valkey-server', 'trap "echo stopped; exit 0" TERM\ncat\necho "arguments: $*"\nwhile :; do sleep 0.1; done');
  const child = spawn('/bin/sh', ['-c', script], {
    env: { PATH: `${folder}:${process.env['PATH']}`, REDIS_PASSWORD: 'geheim' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // Whoever has not heard the signal keeps our end of the pipe open.
  const endGroup = () => signalGroup(Number(child.pid), 'SIGKILL');
  child.once('exit', endGroup);
  try {
    let said = '';
    for await (const part of child.stdout.setEncoding('utf8')) {
      said += part;
      if (said.includes('arguments') && !child.killed) child.kill('SIGTERM');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect([child.exitCode, child.signalCode]).toEqual([0, null]);
    expect(said).toMatch(
      /^requirepass geheim\nappendonly yes\n.*maxmemory-policy noeviction\n.*arguments: -\nstopped\n$/s,
    );
  } finally {
    endGroup();
  }

  /** @param {string} name @param {string} text */
  function program(name, text) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
});
