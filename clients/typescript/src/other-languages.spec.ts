import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rootFolder } from './installed-client.fixture.js';
import { sampleApi } from './sample-api.fixture.js';
import { refusal, StubApi, TEST_KEY } from './stub-api.fixture.js';

/** The examples, each with the words that run it and those that show whether its language is installed. */
const examples = [
  { language: 'Python', words: ['python3', 'python/check_iban.py'], version: ['python3', '--version'] },
  { language: 'Java', words: ['java', 'java/CheckIban.java'], version: ['java', '-version'] },
  { language: 'Go', words: ['go', 'run', 'go/check_iban.go'], version: ['go', 'version'] },
  {
    language: 'PHP',
    words: ['php', 'php/check_iban.php'],
    version: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  },
] as const;

/** Far more than a compiler needs on a slow machine. */
const TIMEOUT_MS = 300_000;

interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly errors: string;
}

const isInstalled = ([program = '', ...args]: readonly string[]) => spawnSync(program, args).status === 0;

let api: StubApi;
afterEach(() => api.stop());

function run([program = '', ...args]: readonly string[], ...ibans: string[]): Promise<Outcome> {
  // Java reads its arguments in the encoding of the locale, and a bare machine has none.
  const machine = { ...process.env, LC_ALL: 'C.UTF-8', GOTOOLCHAIN: 'local', GOPROXY: 'off' };
  const env = { ...machine, IBAN_API_URL: api.url, IBAN_API_KEY: TEST_KEY };
  const options = { cwd: join(rootFolder, 'docs', 'examples'), env };
  return new Promise((resolve) => {
    execFile(program, [...args, ...ibans], options, (error, output, errors) =>
      resolve({ exitCode: error ? 1 : 0, output, errors }),
    );
  });
}

describe.each(examples)('the example in $language', ({ language, words, version }) => {
  const installed = isInstalled(version);
  const test = installed ? it : it.skip;
  const note = installed ? '' : ` (skipped: ${language} is not installed)`;

  test(
    `repeats a check under its Idempotency-Key and prints the verdict${note}`,
    async () => {
      api = await StubApi.start(sampleApi());
      const { output, errors } = await run(words, 'DE23 9999 9900 0000 0000 01');
      expect(errors).toBe('');
      expect(
        output
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      ).toMatchObject([{ valid: true, bankName: 'Testbank' }]);
      expect(api.requests).toHaveLength(2);
      expect(new Set(api.listHeaderValues('idempotency-key')).size).toBe(1);
      expect(new Set(api.listHeaderValues('x-api-key'))).toEqual(new Set([TEST_KEY]));
    },
    TIMEOUT_MS,
  );

  test(
    `checks a list in one call${note}`,
    async () => {
      api = await StubApi.start(sampleApi());
      const { output } = await run(words, 'DE23"\\ü', 'DE24999999000000000001');
      expect(JSON.parse(output)).toMatchObject({
        rows: 2,
        valid: 1,
        results: [{ line: 1 }, { verdict: { valid: false } }],
      });
      expect(api.bodies()).toEqual([{ items: [{ iban: 'DE23"\\ü' }, { iban: 'DE24999999000000000001' }] }]);
    },
    TIMEOUT_MS,
  );

  test(
    `fails with the problem, without a repeat, when the quota is used up${note}`,
    async () => {
      api = await StubApi.start(() => refusal(429, 'quota_exceeded'));
      const { exitCode, output, errors } = await run(words, 'DE23');
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
      expect(errors).toContain('quota_exceeded');
      expect(errors).not.toContain(TEST_KEY);
      expect(api.requests).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});
