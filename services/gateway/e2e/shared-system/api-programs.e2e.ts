import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeIn, customerPage, customerPages, languagesOfPages } from '../system/customer-pages.js';
import { isInstalled, PROGRAM_TIMEOUT_MS, type ProgramKind, programKinds, runSource } from '../system/programs.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

/** Programs that print a verdict. */
const programs: readonly { readonly slug: string; readonly kind: ProgramKind; readonly says: string }[] = [
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
      programKinds.flatMap((kind) => codeIn(text, kind).map(() => `${slug} ${kind}`)),
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
        if (kind === 'ts') await runProgram('shell', installCommand(customerPage(language, slug)));
        expect(await runProgram(kind, text, inputs[slug])).toContain(says);
      },
      PROGRAM_TIMEOUT_MS,
    );
  });

  (isInstalled('python') ? it : it.skip)('the program about files tells the price and saves the result', async () => {
    const [text = ''] = codeIn(customerPage(language, 'files'), 'python');
    const output = await runProgram('python', text, 'Kunde;IBAN\n4711;DE23 9999 9900 0000 0000 01\n4712;\n');
    const { price, ending, yes } = {
      de: { price: '2 Zeilen, 1 ohne IBAN, Preis: 1', ending: 'ergebnis', yes: 'ja' },
      en: { price: '2 rows, 1 without an IBAN, price: 1', ending: 'result', yes: 'yes' },
    }[language];
    expect(output).toContain(price);
    const result = readFileSync(join(folder, `input.csv.${ending}.csv`), 'utf8');
    expect(result).toContain(`"4711";"DE23 9999 9900 0000 0000 01";"${yes}"`);
  });
});

function runProgram(kind: ProgramKind, text: string, input?: string): Promise<string> {
  if (input !== undefined) writeFileSync(join(folder, 'input.csv'), input);
  const npm = { npm_config_audit: 'false', npm_config_cache: join(folder, 'cache') };
  const args = input === undefined ? [] : ['input.csv'];
  return runSource(kind, text, folder, { args, env: { ...npm, BASE: system.url, KEY: key } });
}

/** The command by which the page installs the client. */
const installCommand = (text: string) => /`(npm install [^`]+)`/.exec(text)?.[1] ?? '';
