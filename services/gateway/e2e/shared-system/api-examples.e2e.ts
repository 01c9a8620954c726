import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputKinds, problems, testIbans, warningCodes } from '@pruefer/contracts';
import { checkIban, explain } from '@pruefer/iban';
import { until } from '@pruefer/testkit';
import { codeIn, customerPage, customerPages, languagesOfPages } from '../system/customer-pages.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

/** A command of a page and what the page says comes back. */
interface Example {
  readonly slug: string;
  readonly command: string;
  readonly kind: string;
  readonly answer: string;
}

describe.each(languagesOfPages)('the commands of docs/api/%s', (language) => {
  const pages = customerPages(language);
  const examples = pages.flatMap(({ slug, text }): Example[] =>
    [...text.matchAll(/^```sh\n(.*?)^```\n\n```(\w+)\n(.*?)^```$/gms)].map(
      ([, command = '', kind = '', answer = '']) => ({ slug, command, kind, answer }),
    ),
  );
  let key: string;

  beforeAll(async () => {
    key = await system.issueKey('Testkunde', 1_000, '--test');
  });

  it('are all followed by an answer', () => {
    expect(examples).toHaveLength(pages.flatMap(({ text }) => codeIn(text, 'sh')).length);
    expect(examples.length).toBeGreaterThan(20);
  });

  it.each(examples)('$slug: $command', async ({ command, kind, answer }) => {
    if (kind === 'json') {
      expect(JSON.parse(await runUntilAnswered(command))).toMatchObject(JSON.parse(answer) as object);
      return;
    }
    // The gateway hears of the key's limit a moment after it was issued.
    const lines = answer.trim().split('\n').map(withAnyCount);
    let said = '';
    const fits = async () => {
      said = await run(command);
      return lines.every((line) => line.test(said));
    };
    await until(() => `${answer}\nin\n${said}`, fits, 20_000, 200);
  });

  /** As the pages advise, a call is repeated while its answer is 503. */
  async function runUntilAnswered(command: string): Promise<string> {
    let said = '';
    const isAnswered = async () => {
      said = await run(command);
      return (JSON.parse(said) as { readonly code?: string }).code !== 'unavailable';
    };
    await until(() => said, isAnswered, 20_000, 1_000);
    return said;
  }

  async function run(command: string): Promise<string> {
    const env = { PATH: process.env['PATH'], BASE: system.url, KEY: key };
    return (await promisify(execFile)('bash', ['-c', command], { env, timeout: 60_000 })).stdout;
  }

  /** A header as the page shows it; what is left of a minute is another number each time. */
  function withAnyCount(line: string): RegExp {
    const literal = line
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/"api-key";r=\d+;t=\d+/, '"api-key";r=\\d+;t=\\d+');
    return new RegExp(`^${literal}\\r?$`, 'im');
  }
});

it('docs/api/de/keys.md lists every test IBAN with its meaning', () => {
  const rows = [...customerPage('de', 'keys').matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)];
  const meanings = testIbans.map(({ iban, shows, problem }) => [iban, problem ? `${shows} (\`${problem}\`)` : shows]);
  expect(rows.map(([, iban, shows]) => [iban, shows])).toEqual(meanings);
});

it('docs/api/en/keys.md lists every test IBAN with its code', () => {
  const rows = [...customerPage('en', 'keys').matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)];
  const extractCode = (shows = '') => /: (\w+)$/.exec(shows)?.[1] ?? /`(\w+)`/.exec(shows)?.[1];
  const codes = testIbans.map(({ iban, shows, problem }) => [iban, problem ?? extractCode(shows)]);
  expect(rows.map(([, iban, shows]) => [iban, extractCode(shows)])).toEqual(codes);
});

describe.each([
  { language: 'de', field: 'Feld' },
  { language: 'en', field: 'Field' },
] as const)('docs/api/$language', ({ language, field }) => {
  it.each(['kontingent', 'api-key', 'key', 'public', 'api'])('names the limit %s', (limit) => {
    expect(customerPage(language, 'usage')).toContain(`\`${limit}\``);
  });

  it('describes every field of a verdict in its order, and every code in it', () => {
    const answer = explain(checkIban('DE23999999000000000001', null), '2026-11-20T13:07:31.000Z');
    expect(extractColumn(field)).toEqual(Object.keys(answer));
    expect(extractColumn('code in warnings')).toEqual(warningCodes);
    expect(extractColumn('code in hint')).toEqual(inputKinds);
  });

  it('names only codes that exist, with their status', () => {
    const rows = [...customerPage(language, 'errors').matchAll(/^\| ([\d, ]+) \| ((?:`\w+`(?:, )?)+) \|/gm)];
    const named = rows.flatMap(([, statuses = '', codes = '']) =>
      [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => ({ code, statuses: statuses.split(', ').map(Number) })),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { code, statuses } of named) {
      expect([code, statuses]).toEqual([
        code,
        expect.arrayContaining([problems[code as keyof typeof problems].status]),
      ]);
    }
  });

  /** The first column of the table on the page about checks that begins with a heading. */
  function extractColumn(heading: string): string[] {
    const [, table = ''] = customerPage(language, 'validate').split(`\n| ${heading} |`);
    const [, ...rows] = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
    return rows.map((row) => row.split('|')[1]?.trim() ?? '');
  }
});
