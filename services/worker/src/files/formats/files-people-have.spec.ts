import { listSamples } from '@pruefer/iban/list-samples';
import { detectLayout } from './detect-layout.js';
import { layoutSummary, rowsIn, rowSummary, toSampleBytes } from './files.fixture.js';
import { isUnambiguous } from './row/file-row.js';

describe('files people have are understood as a person does', () => {
  it.each(listSamples.map((sample) => ({ sample })))('$sample.0', async ({ sample: [, file, understood, rows] }) => {
    const bytes = typeof file === 'string' ? toSampleBytes(file) : file;
    const layout = detectLayout(bytes, true, {});
    expect(layoutSummary(layout)).toBe(understood);
    expect(isUnambiguous(layout)).toBe(rows !== undefined);
    if (rows) expect((await rowsIn(bytes, layout)).map(rowSummary)).toEqual(rows);
  });
});
