import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../shared/folders.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';

const program = join(root, 'node_modules', '.bin', 'oxlint');

/** One violation per typed rule; each must be refused by that rule only. */
const planted = [
  [
    'a promise that nobody waits for',
    'async function save() {}\nexport const run = () => { save(); };',
    'no-floating-promises',
  ],
  [
    'a promise as a condition',
    'declare const isOpen: () => Promise<boolean>;\nexport const it = () => { if (isOpen()) return 1; return 2; };',
    'no-misused-promises',
  ],
  ['a value of unknown type', 'export const name: string = JSON.parse("1");', 'no-unsafe-assignment'],
  ['an object as text', 'export const text = (thing: object) => `${thing}`;', 'no-base-to-string'],
  [
    'an assertion that says nothing',
    'export const name = (text: string) => text as string;',
    'no-unnecessary-type-assertion',
  ],
];

describe('rules that need types', () => {
  const folder = temporaryFolder('iban-pruefer-planted-');
  beforeAll(async () => {
    const compilerOptions = { strict: true, target: 'es2023', lib: ['es2023'], types: [] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  });

  it.each(planted)('refuse %s', async (_, code, rule) => {
    await writeFile(join(folder, 'planted.ts'), code);
    expect(await refusals(folder)).toContain(`typescript(${rule})`);
  });

  it('let right code pass', async () => {
    await writeFile(join(folder, 'planted.ts'), 'export const name = "right";');
    expect(await refusals(folder)).toEqual([]);
  });
});

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the rules that refused something in it
 */
async function refusals(folder) {
  const args = [program, '--config', join(root, '.oxlintrc.json'), '--format=json', folder];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch(
    (/** @type {{ stdout: string }} */ refused) => refused,
  );
  const { diagnostics } = /** @type {{ diagnostics: { code: string }[] }} */ (JSON.parse(stdout));
  return diagnostics.map(({ code }) => code);
}
