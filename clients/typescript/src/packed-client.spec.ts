import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints, listEndpointProblems } from '@pruefer/contracts';
import { clientFolder, InstalledClient, rootFolder } from './installed-client.fixture.js';
import { sampleApi } from './sample-api.fixture.js';
import { StubApi, TEST_KEY } from './stub-api.fixture.js';

const read = (...names: string[]) => readFileSync(join(...names), 'utf8');

/** Uses each part of the client, with the types that its documentation promises. */
const consumer = `
  import { IbanApiProblem, IbanClient, verifyWebhook, type IbanVerdict, type MinimalVerdict } from '@pruefer/client';
  const client = new IbanClient({ baseUrl: 'https://iban.example', apiKey: 'key', fetch });
  const full: IbanVerdict = await client.check('DE', { bic: 'X', signal: AbortSignal.timeout(1) });
  const short: MinimalVerdict = await client.check('DE', { minimal: true });
  for await (const { line, verdict } of client.checkAll(new Set(['DE']), { full: true })) line satisfies number, verdict?.checks;
  for await (const { before } of client.changes({ since: '2026-01-01' })) before?.bic;
  const stream: ReadableStream<Uint8Array> = await client.jobs.results((await client.jobs.create({ name: 'a', bytes: 1 })).id);
  await client.jobs.upload('id', new Blob([]));
  const message = await verifyWebhook({ payload: '', headers: new Headers(), secret: '' });
  if (message.type === 'job.finished') message.data.jobId satisfies string;
  else if (message.type === 'test') message.data.threshold satisfies null;
  export const isQuota = (error: unknown) => error instanceof IbanApiProblem && error.code === 'quota_exceeded';
  // @ts-expect-error: no such code
  export const isTypo = (error: IbanApiProblem) => error.code === 'quota_exceded';
  // @ts-expect-error: a minimal verdict has no reasons
  short.error;
  export { full, stream };
`;

/** Makes a difference between a type of the client and the contracts' a compile error. */
function comparison(names: readonly string[]): string {
  const [narrower, same] = [names.filter(isNarrowed), names.filter((name) => !isNarrowed(name))];
  return `
    import type * as client from '@pruefer/client';
    import type * as contracts from '${join(rootFolder, 'services/shared/contracts/src/index.ts')}';
    type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    type Narrower<A, B> = A extends B ? true : false;
    ${same.map((name) => `export const same${name}: Same<client.${name}, contracts.${name}> = true;`).join('\n')}
    ${narrower.map((name) => `export const narrower${name}: Narrower<client.${name}, contracts.${name}> = true;`).join('\n')}
    type Unnamed<Result extends { problem?: object }> = Omit<Result, 'problem'> & { problem?: Omit<Result['problem'] & {}, 'code'> };
    export const sameResult: Same<Unnamed<client.BulkResult>, Unnamed<contracts.BulkResult>> = true;
  `;
}

/** The client lists the codes of customers only. */
const isNarrowed = (name: string) => ['BulkResult', 'ProblemCode'].includes(name);

let installed: InstalledClient;
let types: string;
beforeAll(async () => {
  installed = await InstalledClient.make(process.env);
  types = read(installed.folder, 'node_modules/@pruefer/client/index.d.ts');
}, 300_000);
afterAll(() => installed.remove());

describe('the packed client', () => {
  it('has one module, its types, and no dependency', () => {
    const folder = join(installed.folder, 'node_modules/@pruefer/client');
    expect(readdirSync(folder).toSorted()).toEqual(['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'package.json']);
    const manifest = JSON.parse(read(folder, 'package.json')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: '@pruefer/client', type: 'module', license: 'MIT' });
    expect(Object.keys(manifest).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([]);
    for (const text of [read(folder, 'index.js'), types]) expect(text).not.toMatch(/\bfrom ['"]|\bimport[ (]/);
  });

  it.each([
    ['in Node', { lib: ['es2022'], types: ['node'], typeRoots: [join(rootFolder, 'node_modules/@types')] }],
    ['in a browser', { lib: ['es2022', 'dom', 'dom.iterable'], types: [] }],
    [
      'by a bundler',
      {
        lib: ['es2022', 'dom'],
        types: [],
        module: 'esnext',
        moduleResolution: 'bundler',
        exactOptionalPropertyTypes: true,
      },
    ],
  ])('compiles strictly with its types %s', async (_, options) => {
    await installed.compile({ 'consumer.ts': consumer }, options);
  });

  it.each(['de', 'en'])('compiles with the programs of docs/api/%s', async (language) => {
    const folder = join(rootFolder, 'docs/api', language);
    const programs = readdirSync(folder).flatMap((name) => [...read(folder, name).matchAll(/^```ts\n([^]*?)^```$/gm)]);
    expect(programs.length).toBeGreaterThan(1);
    const files = Object.fromEntries(programs.map(([, text = ''], number) => [`page-${number}.ts`, text]));
    await installed.compile(files, {
      lib: ['es2022'],
      types: ['node'],
      typeRoots: [join(rootFolder, 'node_modules/@types')],
    });
  });

  it('has the types of the contracts', async () => {
    const [, list = ''] =
      /export type \{([^}]*)\} from '@pruefer\/contracts'/.exec(read(clientFolder, 'src/contract.ts')) ?? [];
    const names = [...list.matchAll(/\w+/g)].map(([name]) => name).filter((name) => types.includes(`  ${name},`));
    expect(names.length).toBeGreaterThan(15);
    expect(names).toContain('IbanVerdict');
    const ofContracts = { experimentalDecorators: true, useDefineForClassFields: false, emitDecoratorMetadata: true };
    const loose = {
      ...ofContracts,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      typeRoots: [join(rootFolder, 'node_modules/@types')],
    };
    await installed.compile({ 'comparison.ts': comparison([...names, 'ProblemCode']) }, { ...loose, lib: ['es2023'] });
  });

  it('lists each code with which a call of customers can end', () => {
    const [, union = ''] = /type ProblemCode =([^;]*);/.exec(types) ?? [];
    const listed = [...union.matchAll(/'(\w+)'/g)].map(([, code]) => code);
    const forCustomers = allEndpoints.filter(
      ({ access, path }) => access === 'apiKey' || path === '/api/validate-iban',
    );
    expect(listed).toEqual(expect.arrayContaining([...new Set(forCustomers.flatMap(listEndpointProblems))]));
    expect(listed).not.toContain('forbidden');
  });
});

describe('the README', () => {
  const programs = [...read(clientFolder, 'README.md').matchAll(/^```js\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  let api: StubApi;
  beforeAll(async () => {
    api = await StubApi.start(sampleApi());
  });
  afterAll(() => api.stop());

  it.each([
    ['checks an IBAN', 'true Testbank\n'],
    ['checks a list', 'customer 4711 true\ncustomer 4712 false\n'],
    ['checks a file', '2\nsucceeded\n'],
    ['looks up banks', 'Commerzbank\n1 added\n997\n'],
    ['handles errors', ''],
    ['receives webhooks', ''],
  ])('%s', async (_, output) => {
    const program = programs.shift() ?? '';
    const env = { IBAN_API_URL: api.url, IBAN_API_KEY: TEST_KEY };
    expect(await installed.run(`example-${programs.length}.js`, program, env)).toBe(output);
  });

  it('has no other program', () => expect(programs).toEqual([]));
});
