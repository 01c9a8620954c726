import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeIn, customerPage, customerPages, languagesOfPages } from '../system/customer-pages.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

/** How a program is saved and run, and whether its language is installed. */
const runs = {
  js: { name: 'check.mjs', words: [process.execPath], version: [process.execPath, '--version'] },
  python: { name: 'check.py', words: ['python3'], version: ['python3', '--version'] },
  java: { name: 'CheckIban.java', words: ['java'], version: ['java', '-version'] },
  go: { name: 'check.go', words: ['go', 'run'], version: ['go', 'version'] },
  ts: { name: 'check.mts', words: [process.execPath], version: [process.execPath, '--version'] },
  php: { name: 'check.php', words: ['php'], version: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'] },
} as const;

type Kind = keyof typeof runs;

/** Programs that print a verdict. */
const programs: readonly { readonly slug: string; readonly kind: Kind; readonly says: string }[] = [
  { slug: 'bulk', kind: 'python', says: 'DE23 9999 9900 0000 0000 01 True' },
  { slug: 'first-check', kind: 'js', says: 'true DE23999999000000000001 Testbank' },
  { slug: 'first-check', kind: 'ts', says: 'true DE23999999000000000001 Testbank' },
  { slug: 'first-check', kind: 'python', says: 'True DE23999999000000000001 Testbank' },
  { slug: 'programs', kind: 'go', says: '"bankName":"Testbank"' },
  { slug: 'programs', kind: 'java', says: '"bankName":"Testbank"' },
  { slug: 'programs', kind: 'php', says: '"bankName":"Testbank"' },
  { slug: 'programs', kind: 'python', says: 'Testbank' },
  { slug: 'programs', kind: 'ts', says: '4711 true' },
];

/** Programs with tests of their own; webhooks are verified with the worker, which signs them. */
const others = ['files python', 'webhooks js'];

/** What a program that reads a file is given. */
const inputs: Readonly<Record<string, string>> = { bulk: 'DE23 9999 9900 0000 0000 01\nDE24999999000000000001\n' };

/** Far more than a compiler needs on a slow machine. */
const TIMEOUT_MS = 300_000;

const isInstalled = (kind: Kind) => {
  const [program, ...args] = runs[kind].version;
  return spawnSync(program, args).status === 0;
};

let key: string;
let folder: string;

beforeAll(async () => {
  key = await system.issueKey('Testkunde', 1_000, '--test');
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iban-pruefer-program-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe.each(languagesOfPages)('the programs of docs/api/%s', (language) => {
  it('are all run', () => {
    const names = customerPages(language).flatMap(({ slug, text }) =>
      Object.keys(runs).flatMap((kind) => codeIn(text, kind).map(() => `${slug} ${kind}`)),
    );
    const run = programs.map(({ slug, kind }) => `${slug} ${kind}`);
    expect(names.toSorted()).toEqual([...run, ...others].toSorted());
  });

  describe.each(programs)('$slug: $kind', ({ slug, kind, says }) => {
    const installed = isInstalled(kind);
    const note = installed ? '' : ` (skipped: ${kind} is not installed)`;

    (installed ? it : it.skip)(
      `does what the page says${note}`,
      async () => {
        const [text = ''] = codeIn(customerPage(language, slug), kind);
        if (kind === 'ts') await runOf('bash', ['-c', installCommand(customerPage(language, slug))]);
        expect(await outputOf(kind, text, inputs[slug])).toContain(says);
      },
      TIMEOUT_MS,
    );
  });

  (isInstalled('python') ? it : it.skip)('the program about files tells the price and saves the result', async () => {
    const [text = ''] = codeIn(customerPage(language, 'files'), 'python');
    const output = await outputOf('python', text, 'Kunde;IBAN\n4711;DE23 9999 9900 0000 0000 01\n4712;\n');
    const { price, ending, yes } = {
      de: { price: '2 Zeilen, 1 ohne IBAN, Preis: 1', ending: 'ergebnis', yes: 'ja' },
      en: { price: '2 rows, 1 without an IBAN, price: 1', ending: 'result', yes: 'yes' },
    }[language];
    expect(output).toContain(price);
    const result = readFileSync(join(folder, `input.csv.${ending}.csv`), 'utf8');
    expect(result).toContain(`"4711";"DE23 9999 9900 0000 0000 01";"${yes}"`);
  });
});

async function outputOf(kind: Kind, text: string, input: string | undefined): Promise<string> {
  const { name, words } = runs[kind];
  const [program, ...args] = words;
  writeFileSync(join(folder, name), text);
  if (input !== undefined) writeFileSync(join(folder, 'input.csv'), input);
  return runOf(program, [...args, name, ...(input === undefined ? [] : ['input.csv'])]);
}

async function runOf(program: string, args: readonly string[]): Promise<string> {
  const npm = { npm_config_audit: 'false', npm_config_cache: join(folder, 'cache') };
  const env = { ...process.env, ...npm, BASE: system.url, KEY: key, GOTOOLCHAIN: 'local', GOPROXY: 'off' };
  return (await promisify(execFile)(program, args, { cwd: folder, env, timeout: TIMEOUT_MS })).stdout;
}

/** The command by which the page installs the client. */
const installCommand = (text: string) => /`(npm install [^`]+)`/.exec(text)?.[1] ?? '';
