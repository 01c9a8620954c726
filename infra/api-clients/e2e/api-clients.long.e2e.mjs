import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { Caller } from '../../shared/caller.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { which } from '../../shared/process/which.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { generators } from '../generators.mjs';
import { findingsOfSchemathesis } from '../schemathesis/run-schemathesis.mjs';
import { findingsOfSpectral } from '../spectral.mjs';

const TIMEOUT_MS = 2_400_000;
/** Number of requests of a nightly run; the calls of staff get a quarter. */
const REQUESTS = Number(process.env['SCHEMATHESIS_REQUESTS'] ?? 20_000);
const [VALID, INVALID] = ['DE23999999000000000001', 'DE24999999000000000001'];
/** Their limit is 600 checks a minute each. */
const KEYS = 10;

// This hook comes first, so the system ends before its folder is removed.
afterAll(() => system.stop(), TIMEOUT_MS);
const folder = temporaryFolder('api-clients-');
/** @type {LauncherProcess} */
let system;
/** @type {string} */
let url;
/** @type {number} */
let port;
/** @type {string} token of an admin's session */
let session;
/** The files of the descriptions, as their readers load them. */
const documents = { customers: '', staff: '' };
/** @type {string[]} test keys: they cost nothing and get the same answers each time */
const keys = [];

beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  system = new LauncherProcess(join(folder, 'data'), port, ['start'], { TRUSTED_PROXIES: '127.0.0.1' });
  await system.ready();
  const issue = ['keys', 'issue', '--client', 'Testkunde', '--email', 'test@example.com', '--test'];
  while (keys.length < KEYS) keys.push(await printedBy(issue, /^iban_test_[0-9a-f]{64}$/m));
  const create = ['users', 'create', '--username', 'reader', '--email', 'reader@example.com', '--role', 'admin'];
  const reader = new Caller(url, { username: 'reader', password: await printedBy(create, /\S+\s*$/) });
  await reader.enrol();
  session = reader.token;
  documents.customers = await saved('customers', '/api/openapi.json');
  documents.staff = await saved('staff', '/api/admin/openapi.json');
}, TIMEOUT_MS);

/**
 * Runs a command of the operator.
 * @param {string[]} words
 * @param {RegExp} wanted
 * @returns {Promise<string>} the part of its output
 */
async function printedBy(words, wanted) {
  const { code, printed } = await LauncherProcess.run(join(folder, 'data'), words);
  const [part] = wanted.exec(printed) ?? [];
  if (code !== 0 || !part) throw new Error(printed);
  return part.trim();
}

/**
 * @param {string} name
 * @param {string} path of a description
 * @returns {Promise<string>} the file with it
 */
async function saved(name, path) {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${session}` } });
  const file = join(folder, `${name}.json`);
  await writeFile(file, await response.text());
  return file;
}

const missing = await Promise.all(
  generators.map(async ({ needs }) => {
    const paths = await Promise.all(needs.map((program) => which(program)));
    return needs.filter((_, at) => !paths[at]);
  }),
);

describe('a client that is generated from the description', () => {
  for (const [at, { name, call }] of generators.entries()) {
    const absent = missing[at] ?? [];
    const note = absent.length > 0 ? ` (skipped: ${absent.join(' and ')} is not installed)` : '';
    (note ? it.skip : it)(
      `by ${name} compiles, checks IBANs and reads a refusal${note}`,
      async () => {
        const place = join(folder, `client-${at}`);
        await mkdir(place);
        const api = { IBAN_API_URL: url, IBAN_API_KEY: keys[0] ?? '' };
        const printed = await call({ folder: place, document: documents.customers, api, ibans: [VALID, INVALID] });
        const expected = { bankName: 'Testbank', rows: 2, valid: 1, code: 'iban_missing' };
        expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual(expected);
      },
      TIMEOUT_MS,
    );
  }
});

it.each(/** @type {const} */ (['customers', 'staff']))(
  'the description for %s has no finding of Spectral',
  async (reader) => expect(await findingsOfSpectral(documents[reader])).toEqual([]),
  TIMEOUT_MS,
);

const hasPython = (await which('python3')) !== undefined;
const note = hasPython ? '' : ' (skipped: python3 is not installed)';

describe('requests that Schemathesis makes up', () => {
  /** @type {NodeJS.Timeout} */
  let timer;
  // A stage that prints nothing for half an hour is ended.
  beforeAll(() => void (timer = setInterval(() => process.stderr.write('.'), 60_000)));
  afterAll(() => clearInterval(timer));

  for (const [reader, requests] of /** @type {const} */ ([
    ['customers', REQUESTS],
    ['staff', REQUESTS / 4],
  ])) {
    (hasPython ? it : it.skip)(
      `are answered as the description for ${reader} says${note}`,
      async () => {
        const place = { folder, document: documents[reader], url };
        const caller = { keys, session: reader === 'staff' ? session : '' };
        const { requests: sent, findings } = await findingsOfSchemathesis({ ...place, ...caller, requests });
        expect(findings).toEqual([]);
        expect(sent).toBeGreaterThan(requests / 2);
      },
      TIMEOUT_MS,
    );
  }
});
