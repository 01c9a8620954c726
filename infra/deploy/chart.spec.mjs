import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../shared/folders.mjs';
import { loginRoles, servicePlans } from '../start/services/services.mjs';
import { components, values } from './components.mjs';
import { buildRunSettings, readDockerfile } from './dockerfile.mjs';
import { getPasswordVariable } from './role-passwords.mjs';

const chart = join(root, 'k8s', 'chart');
const template = (/** @type {string} */ name) => readFile(join(chart, 'templates', name), 'utf8');
const stages = readDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'));

it('has the version of the product', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(parse(await readFile(join(chart, 'Chart.yaml'), 'utf8'))).toMatchObject({ version, appVersion: version });
});

it('has an image for every service, started as npm start does', () => {
  expect(components.map(({ image }) => image).toSorted()).toEqual(servicePlans.map(({ folder }) => folder).toSorted());
  for (const { folder, flags } of servicePlans) {
    const { command, workdir } = buildRunSettings(stages, folder);
    expect([folder, command, workdir]).toEqual([folder, ['node', ...flags, 'dist/main.js'], `/app/services/${folder}`]);
  }
});

it('gives every plain variable of a service a default', () => {
  const names = components.flatMap(({ variables, secrets, env }) =>
    variables.filter((name) => !secrets.includes(name) && !(name in env)),
  );
  const fromSecret = /PASSWORD|SECRET|KEYS?$|DATABASE_URL|REDIS_URL|KAFKA_BROKERS|SMTP_URL|HEADERS|PASSPHRASE/;
  expect(names.filter((name) => !(name in values.settings) && !fromSecret.test(name))).toEqual([]);
});

it('gives prepare the passwords of all roles', async () => {
  const text = await template('prepare.yaml');
  const [, schemas = ''] = /range list ((?:"\w+" ?)+)\}\}\n.*OWNER/.exec(text) ?? [];
  const given = [...schemas.matchAll(/\w+/g)].flatMap(([schema]) => [`${schema}_owner`, `${schema}_service`]);
  expect(given.map(getPasswordVariable).toSorted()).toEqual(loginRoles.map(getPasswordVariable).toSorted());
});

it.each([
  ['valkey', 6_379],
  ['postgres', 5_432],
])('lets the services reach the example of %s, whose namespace is closed', async (name, port) => {
  const documents = parseAllDocuments(await readFile(join(root, 'k8s', 'examples', `${name}.yaml`), 'utf8'));
  const policy = documents.map((document) => document.toJS()).find(({ kind }) => kind === 'NetworkPolicy');
  expect(policy.spec.ingress[0]).toEqual({
    from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'iban-pruefer' } } }],
    ports: [{ protocol: 'TCP', port }],
  });
});

describe('PostgreSQL has connections for all services at their most', () => {
  /** Operators, `prepare`, and those that PostgreSQL reserves for its superuser. */
  const spare = 20;
  const sumConnections = (/** @type {(component: import('./components.mjs').Component) => number} */ countReplicas) =>
    components.reduce((sum, component) => sum + countReplicas(component) * component.connections, 0);

  it('in a cluster, during a rolling update', async () => {
    const needed = sumConnections(({ maxReplicas, volume }) => (volume ? maxReplicas : maxReplicas + 1));
    const text = await readFile(join(root, 'k8s', 'examples', 'postgres.yaml'), 'utf8');
    expect(text).toContain(`: ${needed}.\n`);
    expect(Number(/max_connections: '(\d+)'/.exec(text)?.[1])).toBeGreaterThan(needed + spare);
  });

  it('on one machine, with four replicas of validation-service', async () => {
    const text = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const needed = sumConnections(({ name }) => (name === 'validation' ? 4 : 1));
    expect(Number(/max_connections=(\d+)/.exec(text)?.[1])).toBeGreaterThan(needed + spare);
  });
});
