import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withSourceLines } from './source-lines.js';

describe('withSourceLines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-lines-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = pathToFileURL(join(folder, 'main.js')).href;
  // The built line 3 is line 11 of the source, column for column.
  writeFileSync(
    join(folder, 'main.js.map'),
    JSON.stringify({ version: 3, sources: ['../src/keys/top-up.ts'], names: [], mappings: ';;AAUA' }),
  );

  it('names the line in which code of ours was written', () => {
    const source = new URL('../src/keys/top-up.ts', file).href;
    expect(withSourceLines(`Error: no\n    at run (${file}:3:1)`)).toBe(`Error: no\n    at run (${source}:11:1)`);
  });

  it.each([
    ['a line of the same file that is none of ours', `    at other (${file}:9:4)`],
    ['a file without a map', `    at run (${file.replace('main', 'other')}:3:1)`],
    ['a line of Node', '    at node:internal/process/task_queues:104:5'],
    ['a file of ours in the message', `Error: cannot load ${file}:3:1`],
    ['an address in the message', 'Error: nothing at http://127.0.0.1:80/x.js:3:1'],
  ])('leaves %s as it is', (_, stack) => expect(withSourceLines(stack)).toBe(stack));
});
