import { RunningExports } from './running-exports.js';

async function* pages(): AsyncGenerator<Buffer> {
  yield Buffer.from('a');
  yield Buffer.from('b');
}
const nothing = () => Promise.resolve();

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const page of content) text += page.toString();
  return text;
}

it('gives the pages as one file', async () => {
  expect(await textOf(await new RunningExports().begin(pages(), nothing))).toBe('ab');
});

it('refuses the sixth at a time, and takes one more once one was read', async () => {
  const exports = new RunningExports();
  const running = await Promise.all([1, 2, 3, 4, 5].map(() => exports.begin(pages(), nothing)));
  await expect(exports.begin(pages(), nothing)).rejects.toMatchObject({ code: 'exports_busy' });
  await textOf(running[0]!);
  expect(await textOf(await exports.begin(pages(), nothing))).toBe('ab');
  exports.onModuleDestroy();
});

it('begins nothing that could not be noted, and does not count it', async () => {
  const exports = new RunningExports();
  for (let time = 0; time < 10; time++) {
    await expect(exports.begin(pages(), () => Promise.reject(new Error('no audit')))).rejects.toThrow('no audit');
  }
});

it('ends with the service', async () => {
  const exports = new RunningExports();
  const content = await exports.begin(pages(), nothing);
  exports.onModuleDestroy();
  expect(content.destroyed).toBe(true);
});
