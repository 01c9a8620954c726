import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rounds, someIpAddress, unlessStalled } from '@pruefer/testkit';
import { isInstalled, PROGRAM_TIMEOUT_MS, type ProgramKind, runSource } from '../system/programs.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const asIs = (code: string) => code;
function javaClass(code: string): string {
  const [imports = '', statements = ''] = code.split(/\n\n([^]*)/);
  return `${imports}\nclass Sample { public static void main(String[] words) throws Exception {\n${statements}\n} }`;
}

/** Kind of the program by the label of a sample, and the function that makes a program of the sample. */
const programs: Readonly<Record<string, readonly [ProgramKind, (code: string) => string]>> = {
  curl: ['shell', (code) => code.replace(/^curl/, 'curl -s')],
  JavaScript: ['js', asIs],
  Python: ['requests', asIs],
  Java: ['java', javaClass],
  Go: ['go', asIs],
  PHP: ['php', asIs],
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
      const response = await fetch(page, { headers: { 'x-forwarded-for': someIpAddress() } });
      const blocks = (await response.text()).matchAll(/```\w+ (.+)\n([^]*?)\n```/g);
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

  for (const label of labels) {
    const [kind, buildProgram] = programs[label]!;
    (isInstalled(kind) ? it : it.skip)(
      `reach their call in ${label}`,
      async () => {
        for (const { page, code: sample } of samples.filter((one) => one.label === label)) {
          await unlessStalled(async () => {
            const output = await runSource(kind, buildProgram(sample), folder);
            // Ids of the examples do not exist here; whatever else is wrong with a request has another code.
            const [, code = ''] = /"instance":.*?"code":"(\w+)"/s.exec(output) ?? [];
            expect([page, output]).toEqual([page, expect.not.stringContaining('<html')]);
            expect([page, output]).not.toEqual([page, '']);
            expect([page, code]).toEqual([page, expect.stringMatching(/^$|_unknown$|^preview_expired$|^not_found$/)]);
          });
        }
      },
      12 * PROGRAM_TIMEOUT_MS,
    );
  }
});
