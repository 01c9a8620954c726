import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
  const env = { ...machine, IBAN_API_URL: api.url, IBAN_API_KEY: TEST_KEY, BASE: api.url, KEY: TEST_KEY };
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

  describe.each(['de', 'en'])('and the program of docs/api/%s', (pages) => {
    const folder = mkdtempSync(join(tmpdir(), 'other-languages-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each([
      ['after the last attempt', 503, { 'retry-after': '0' }, 4],
      ['at a refusal that no repeat changes', 401, {}, 1],
    ])(
      `ends with an error %s${note}`,
      async (_, status, headers, attempts) => {
        api = await StubApi.start(() => refusal(status, 'refused', headers));
        const file = join(folder, basename(words.at(-1)!));
        writeFileSync(file, findProgram(join('docs', 'api', pages, 'programs.md'), language));
        const { exitCode, errors } = await run([...words.slice(0, -1), file]);
        expect({ exitCode, requests: api.requests.length }).toEqual({ exitCode: 1, requests: attempts });
        if (attempts > 1) expect(errors).not.toBe('');
      },
      TIMEOUT_MS,
    );
  });
});

function findProgram(page: string, language: string): string {
  const text = readFileSync(join(rootFolder, page), 'utf8');
  return new RegExp(`\`\`\`${language.toLowerCase()}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
}
