import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../shared/folders.mjs';

/** The project's own rules, without type information: planted files exist only in memory. */
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

/**
 * Lints one planted file.
 * @param {string} filePath where it would lie
 * @param {string} code
 * @returns {Promise<(string | null)[]>} the rules that refused it
 */
async function refusals(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` });
  return (result?.messages ?? []).filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);
}

const boundaries = '@nx/enforce-module-boundaries';
const imports = 'no-restricted-imports';
const syntax = 'no-restricted-syntax';

/** @param {string} name of a package @returns {string} where a planted file of it would be */
const inServices = (name) => `services/${name}/src/planted.ts`;
const keys = inServices('keys-service');
const gateway = inServices('gateway');
const logs = inServices('log-service');
const platform = inServices('shared/platform');
const banks = inServices('shared/banks');
const testkit = inServices('shared/testkit');
const engine = inServices('shared/iban');
const contracts = inServices('shared/contracts');
const client = 'clients/typescript/src/planted.ts';
const frontend = 'frontend/src/app/planted.ts';

/**
 * Formatting of times and numbers without the functions of the contracts.
 * @type {readonly (readonly [what: string, code: string])[]}
 */
const otherWays = [
  ['a format of the browser', `export const format = new Intl.DateTimeFormat('de-DE');`],
  ['words for a distance in time', `export const format = new Intl.RelativeTimeFormat('de-DE');`],
  ['a day in the words of the machine', `export const day = new Date().toLocaleDateString('de-DE');`],
  ['a time in the words of the machine', `export const time = new Date().toLocaleTimeString();`],
  ['a number in the words of the machine', `export const text = (1.5).toLocaleString('de-DE');`],
  ['a writer of numbers', `export const format = new Intl.NumberFormat('de-DE');`],
  ['an hour of the machine’s zone', `export const hour = new Date().getHours();`],
  ['dayjs', `import dayjs from 'dayjs';\nexport const day = dayjs();`],
  ['a plugin of dayjs', `import 'dayjs/plugin/utc.js';`],
  ['dayjs that is loaded later', `export const later = import('dayjs');`],
  ['a fixed zone', `export const zone = 'Europe/Berlin';`],
  ['a fixed zone in a text', 'export const zone = `America/New_York, ${1}`;'],
];

/** One forbidden import per line of the boundaries and per other rule; each must be refused by just that rule. */
const planted = [
  ['a service that uses the testkit', keys, `import '@pruefer/testkit';`, boundaries],
  ['the worker that uses the testkit', inServices('worker'), `import '@pruefer/testkit';`, boundaries],
  ['the frontend that uses boot code', frontend, `import '@pruefer/platform';`, boundaries],
  ['boot code that uses the engine', platform, `import '@pruefer/iban';`, boundaries],
  ['the bank directory that uses the testkit', banks, `import '@pruefer/testkit';`, boundaries],
  ['the testkit that uses a service', testkit, `import '../../../keys-service/src/main.js';`, boundaries],
  ['infra that uses the testkit', 'infra/start/planted.mjs', `import '@pruefer/testkit';`, boundaries],
  ['a test of infra that uses the testkit', 'infra/start/planted.spec.mjs', `import '@pruefer/testkit';`, boundaries],
  ['boot code that uses infra', platform, `import '@pruefer/infra/for-testkit';`, boundaries],
  [
    'the testkit that loads a file of infra by address',
    testkit,
    `const url = new URL('../../../../infra/shared/process/free-ports.mjs', import.meta.url);\nexport const ports = await import(url.href);`,
    syntax,
  ],
  ['the engine that uses anything', engine, `import '@pruefer/contracts';`, boundaries],
  ['the client that uses the engine', client, `import '@pruefer/iban';`, boundaries],
  ['contracts that use their description', contracts, `import '@pruefer/openapi';`, boundaries],
  ['a service that uses the client', gateway, `import '@pruefer/client';`, boundaries],
  ['contracts that use the engine', contracts, `import '@pruefer/iban';`, boundaries],
  ['contracts that use Nest', contracts, `import '@nestjs/common';`, boundaries],
  ['a service that uses another', gateway, `import '../../keys-service/src/main.js';`, boundaries],
  [
    'an import that climbs three folders',
    'services/gateway/src/a/b/planted.ts',
    `import '../../../src/c.js';`,
    imports,
  ],
  ['a parameter that the contract does not type', keys, `export { Query } from '@nestjs/common';`, imports],
  [
    'a migration that uses code which may change',
    'services/keys-service/src/migrations/planted.ts',
    `import '@pruefer/platform';`,
    imports,
  ],
  [
    'code that uses a migration',
    'services/keys-service/src/keys/planted.ts',
    `import '../migrations/charge.function.js';`,
    imports,
  ],
  [
    'a primitive that knows a feature',
    'frontend/src/ui/planted.ts',
    `import '../features/public-home/HomePage';`,
    imports,
  ],
  [
    'a file that reads the environment',
    gateway,
    `export const port = process.env['PORT'];`,
    'no-restricted-properties',
  ],
  ['a default export', gateway, `export default 1;`, syntax],
  [
    'a package after a file',
    gateway,
    `import { a } from './a.js';\nimport { b } from 'nestjs-b';\nexport { a, b };`,
    syntax,
  ],
  [
    '~/ after a file',
    frontend,
    `import { a } from './a.js';\nimport { b } from '~/ui/b.js';\nexport { a, b };`,
    syntax,
  ],
  [
    'a consumer of a service’s own',
    gateway,
    `import { EventConsumer } from '@pruefer/platform';\nexport const reader = new EventConsumer();`,
    syntax,
  ],
  [
    'a reader of states of a service’s own',
    gateway,
    `import { stateReader } from '@pruefer/platform';\nexport const reader = stateReader();`,
    syntax,
  ],
  [
    'a consumer of the client’s',
    'services/shared/platform/src/settings/planted.ts',
    `export const reader = kafka.consumer();`,
    syntax,
  ],
  ['a transaction of a service’s own', logs, `export const begin = (client) => client.query('BEGIN');`, syntax],
  [
    'a transaction of a shared package’s own',
    banks,
    `export const begin = (client) => client.query('start transaction read only');`,
    syntax,
  ],
  ['a function that does not say what it does', gateway, `export function keyOf() {}`, syntax],
  ['any', gateway, `export const anything: any = 1;`, '@typescript-eslint/no-explicit-any'],
  ...otherWays.flatMap(([what, code]) => [
    [`${what} in a service`, keys, code, 'times/one-way'],
    [`${what} on a screen`, 'frontend/src/features/logs/Planted.tsx', code, 'times/one-way'],
  ]),
  ['literal text on a screen', 'frontend/src/ui/Planted.tsx', `export const Planted = () => <p>Hallo</p>;`, syntax],
];

/** Allowed code, so that a rule that refuses everything fails the test. */
const welcome = [
  ['a service that uses boot code', keys, `import '@pruefer/platform';`],
  ['the testkit that uses what infra exports', testkit, `import '@pruefer/infra/for-testkit';`],
  [
    'a list of migrations',
    'services/keys-service/src/migrate.ts',
    `import './migrations/1763700000000-create-keys.js';`,
  ],
  ['a test that uses the client', 'services/gateway/e2e/planted.e2e.ts', `import '@pruefer/client';`],
  ['a test that uses the testkit', 'services/keys-service/e2e/planted.e2e.ts', `import '@pruefer/testkit';`],
  ['a test of boot code that uses it', 'services/shared/platform/e2e/planted.e2e.ts', `import '@pruefer/testkit';`],
  [
    'a consumer that the strategy makes',
    'services/shared/platform/src/kafka/planted.ts',
    `import { EventConsumer } from './event-consumer.js';\nexport const reader = new EventConsumer();`,
  ],
  [
    'a transaction of the pool’s',
    logs,
    `import { inTransaction } from '@pruefer/platform';\nexport const done = (pool) => inTransaction(pool, (client) => client.query('SELECT'));`,
  ],
  [
    'the one place that tells times',
    'services/shared/contracts/src/settings/planted.ts',
    `export const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin' });`,
  ],
  ['a test that names a zone', 'frontend/src/features/logs/planted.spec.ts', `export const zone = 'Europe/Berlin';`],
  [
    'what a service says about times',
    keys,
    `import { defaultTimes } from '@pruefer/contracts';\nexport const day = defaultTimes.day(new Date());`,
  ],
  ['the frontend that uses the OpenAPI document', frontend, `import '@pruefer/openapi';`],
  ['the frontend that uses the engine', frontend, `import '@pruefer/iban';`],
  [
    'a config file that reads the environment',
    'services/gateway/src/config.ts',
    `export const port = process.env['PORT'];`,
  ],
];

describe('boundaries', () => {
  it.each(planted)('refuse %s', async (_what, file, code, rule) => {
    expect(await refusals(file, code)).toContain(rule);
  });

  it.each(welcome)('allow %s', async (_what, file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });
});
