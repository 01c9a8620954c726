import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inputKinds, problems, testIbans, warningCodes } from '@pruefer/contracts';
import { checkIban, explain } from '@pruefer/iban';
import { until } from '@pruefer/testkit';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const page = readFileSync(fileURLToPath(new URL('../../../../docs/API.md', import.meta.url)), 'utf8');

/** A command of the page and what it says comes back. */
interface Example {
  readonly command: string;
  readonly kind: string;
  readonly answer: string;
}

const examples: Example[] = [...page.matchAll(/```sh\n(.*?)```\n\n```(\w+)\n(.*?)```/gs)].map(
  ([, command = '', kind = '', answer = '']) => ({ command, kind, answer }),
);

const [, program = ''] = /```python\n(.*?)```/s.exec(page) ?? [];
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the examples of docs/API.md', () => {
  let key: string;

  beforeAll(async () => {
    key = await system.issueKey('Testkunde', 1_000, '--test');
  });

  it('are all followed by an answer', () => {
    expect(examples).toHaveLength([...page.matchAll(/```sh\n/g)].length);
    expect(examples.length).toBeGreaterThan(5);
  });

  it.each(examples)('$command', async ({ command, kind, answer }) => {
    if (kind === 'json') {
      expect(JSON.parse(await outcomeOf(command))).toMatchObject(JSON.parse(answer) as object);
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

  (hasPython ? it : it.skip)('the program in Python checks a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'iban-pruefer-python-'));
    try {
      const path = join(folder, 'kunden.csv');
      writeFileSync(path, 'Kunde;IBAN\n4711;DE23 9999 9900 0000 0000 01\n4712;\n');
      const env = { PATH: process.env['PATH'], BASE: system.url, KEY: key };
      const { stdout } = await promisify(execFile)('python3', ['-c', program, path], { env, timeout: 60_000 });
      expect(stdout).toContain('2 Zeilen, 1 ohne IBAN, Preis: 1');
      expect(readFileSync(`${path}.ergebnis.csv`, 'utf8')).toContain('"4711";"DE23 9999 9900 0000 0000 01";"ja"');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  /** As the page advises, a call is repeated while its answer is 503. */
  async function outcomeOf(command: string): Promise<string> {
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

describe('docs/API.md', () => {
  it('lists every test IBAN with its meaning', () => {
    const rows = [...page.matchAll(/^\| `(\S+)` \| (.*) \|$/gm)].map(([, iban, shows]) => [iban, shows]);
    const listed = testIbans.map(({ iban, shows, problem }) => [iban, problem ? `${shows} (\`${problem}\`)` : shows]);
    expect(rows).toEqual(listed);
  });

  it.each(['kontingent', 'api-key', 'key', 'public', 'api'])('names the limit %s', (limit) => {
    expect(page).toContain(`\`${limit}\``);
  });

  /** The first column of the table that begins with a heading. */
  const columnOf = (heading: string): string[] => {
    const [, table = ''] = page.split(`\n| ${heading} |`);
    const [, ...rows] = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
    return rows.map((row) => row.split('|')[1]?.trim() ?? '');
  };

  it('describes every field of a verdict in its order, and every code in it', () => {
    const answer = explain(checkIban('DE23999999000000000001', null), '2026-11-20T13:07:31.000Z');
    expect(columnOf('Feld')).toEqual(Object.keys(answer));
    expect(columnOf('code in warnings')).toEqual(warningCodes);
    expect(columnOf('code in hint')).toEqual(inputKinds);
  });

  it('names only codes that exist, with their status', () => {
    const rows = [...page.matchAll(/^\| ([\d, ]+) \| ((?:`\w+`(?:, )?)+) \|/gm)];
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
});
