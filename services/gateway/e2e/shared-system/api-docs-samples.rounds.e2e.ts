import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rounds, someIpAddress, unlessStalled } from '@pruefer/testkit';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

/** Runs a sample. @returns what it writes */
type Runner = (code: string, folder: string) => Promise<string>;

function program(file: string, command: string, args: readonly string[] = []): Runner {
  return async (code, folder) => {
    writeFileSync(join(folder, file), code);
    const { stdout } = await run(command, [...args, join(folder, file)], { cwd: folder, timeout: TIMEOUT_MS });
    return stdout;
  };
}

const runners: Readonly<Record<string, Runner>> = {
  curl: (code, folder) => program('sample.sh', 'sh')(code.replace(/^curl/, 'curl -s'), folder),
  JavaScript: program('sample.mjs', process.execPath),
  Python: program('sample.py', 'python3'),
  Java: (code, folder) => {
    const [imports = '', statements = ''] = code.split(/\n\n([^]*)/);
    const main = `class Sample { public static void main(String[] words) throws Exception {\n${statements}\n} }`;
    return program('Sample.java', 'java')(`${imports}\n${main}`, folder);
  },
  Go: program('sample.go', 'go', ['run']),
  PHP: program('sample.php', 'php'),
};

const isHere: Readonly<Record<string, boolean>> = {
  curl: spawnSync('curl', ['--version']).status === 0,
  JavaScript: true,
  Python: spawnSync('python3', ['-c', 'import requests']).status === 0,
  Java: spawnSync('java', ['--version']).status === 0,
  Go: spawnSync('go', ['version']).status === 0,
  PHP: spawnSync('php', ['-r', 'curl_init();']).status === 0,
};

const labels = rounds(['curl', 'JavaScript', 'Python'], ['Java', 'Go', 'PHP']);

describe('the samples of the documentation', () => {
  let samples: readonly { readonly page: string; readonly label: string; readonly code: string }[];
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'api-docs-samples-'));
    const key = await system.issueKey('Beispielkundin', 1_000, '--test');
    const llms = await (await fetch(`${system.url}/llms.txt`)).text();
    const pages = [...llms.matchAll(/\]\((\S+\/reference\/\S+\.md)\)/g)].map(([, page = '']) => page);
    const read = pages.map(async (page) => {
      const answer = await fetch(page, { headers: { 'x-forwarded-for': someIpAddress() } });
      const blocks = (await answer.text()).matchAll(/```\w+ (.+)\n([^]*?)\n```/g);
      return [...blocks].map(([, label = '', code = '']) => ({
        page,
        label,
        code: code.replaceAll('YOUR_API_KEY', key),
      }));
    });
    samples = (await Promise.all(read)).flat();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are there for each call in six languages', () => {
    const pages = new Set(samples.map(({ page }) => page));
    expect(pages.size).toBeGreaterThan(25);
    expect(samples).toHaveLength(6 * pages.size);
  });

  for (const label of labels)
    (isHere[label] ? it : it.skip)(
      `reach their call in ${label}`,
      async () => {
        for (const { page, code: sample } of samples.filter((one) => one.label === label)) {
          await unlessStalled(async () => {
            const output = await runners[label]!(sample, folder);
            // Ids of the examples do not exist here; whatever else is wrong with a request has another code.
            const [, code = ''] = /"instance":.*?"code":"(\w+)"/s.exec(output) ?? [];
            expect([page, output]).toEqual([page, expect.not.stringContaining('<html')]);
            expect([page, output]).not.toEqual([page, '']);
            expect([page, code]).toEqual([page, expect.stringMatching(/^$|_unknown$|^preview_expired$|^not_found$/)]);
          });
        }
      },
      30 * TIMEOUT_MS,
    );
});
