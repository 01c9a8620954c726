import { bytesOf, layoutSummary, rowsIn, rowSummary } from '../files.fixture.js';
import { isClear } from '../row/file-row.js';
import { detectLayout } from '../detect-layout.js';
import type { PeoplesFile } from './peoples-file.fixture.js';
import { programFiles } from './program-files.fixture.js';
import { spreadsheetFiles } from './spreadsheet-files.fixture.js';
import { typedFiles } from './typed-files.fixture.js';

async function expectRead([, file, understood, rows]: PeoplesFile): Promise<void> {
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  const layout = detectLayout(bytes, true, {});
  expect(layoutSummary(layout)).toBe(understood);
  expect(isClear(layout)).toBe(rows !== undefined);
  if (rows) expect((await rowsIn(bytes, layout)).map(rowSummary)).toEqual(rows);
}

function tests(files: readonly PeoplesFile[]): void {
  for (const file of files) it(file[0], () => expectRead(file));
}

describe('files people have are understood as a person does', () => {
  describe('from spreadsheets', () => tests(spreadsheetFiles));
  describe('typed and copied', () => tests(typedFiles));
  describe('from programs', () => tests(programFiles));
});
