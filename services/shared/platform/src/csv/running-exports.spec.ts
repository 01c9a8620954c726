import type { StreamableFile } from '@nestjs/common';
import { RunningExports } from './running-exports.js';

async function* pages(): AsyncGenerator<Buffer> {
  yield Buffer.from('a');
  yield Buffer.from('b');
}
const nothing = () => Promise.resolve();

async function readText(file: StreamableFile): Promise<string> {
  let text = '';
  for await (const page of file.getStream() as AsyncIterable<Buffer>) text += page.toString();
  return text;
}

it('gives the pages as one file to be saved', async () => {
  const file = await new RunningExports().begin('a.csv', pages(), nothing);
  expect(file.getHeaders().disposition).toBe('attachment; filename="a.csv"');
  expect(await readText(file)).toBe('ab');
});

it('refuses the sixth at a time, and takes one more once one was read', async () => {
  const exports = new RunningExports();
  const running = await Promise.all([1, 2, 3, 4, 5].map(() => exports.begin('a.csv', pages(), nothing)));
  await expect(exports.begin('a.csv', pages(), nothing)).rejects.toMatchObject({ code: 'exports_busy' });
  await readText(running[0]!);
  expect(await readText(await exports.begin('a.csv', pages(), nothing))).toBe('ab');
  exports.onModuleDestroy();
});

it('begins nothing that could not be noted, and does not count it', async () => {
  const exports = new RunningExports();
  for (let time = 0; time < 10; time++) {
    await expect(exports.begin('a.csv', pages(), () => Promise.reject(new Error('no audit')))).rejects.toThrow(
      'no audit',
    );
  }
});

it('ends with the service', async () => {
  const exports = new RunningExports();
  const file = await exports.begin('a.csv', pages(), nothing);
  exports.onModuleDestroy();
  expect(file.getStream().destroyed).toBe(true);
});
