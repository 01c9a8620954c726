/** @jest-environment jest-fixed-jsdom */
import { savedFiles } from '~/testing/saved-files.js';
import { chooseTarget, memoryTarget } from './file-target.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const saved = savedFiles();
afterEach(() => delete window.showSaveFilePicker);

describe('a file that the browser keeps', () => {
  it('is a download when it is complete', async () => {
    const target = memoryTarget(100);
    expect([await target.write(bytes('a;b\n')), await target.write(bytes('1;2\n'))]).toEqual([true, true]);
    expect(saved).toEqual([]);
    const make = jest.spyOn(URL, 'createObjectURL');
    await target.finish('api-logs.csv', 'text/csv');
    expect(saved).toEqual(['api-logs.csv']);
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ size: 8, type: 'text/csv' }));
  });

  it('has no more bytes than there is room for', async () => {
    const target = memoryTarget(5);
    expect([await target.write(bytes('12345')), await target.write(bytes('6'))]).toEqual([true, false]);
  });
});

describe('a file that is chosen', () => {
  const calls: unknown[] = [];
  const note = (name: string) => async (value?: unknown) => void calls.push([name, value]);
  const pick = (picked: () => Promise<{ createWritable: () => Promise<never> }>) => {
    window.showSaveFilePicker = picked;
  };
  beforeEach(() => {
    calls.length = 0;
  });

  it('is written as it comes, and closed or given up', async () => {
    const file = { write: note('write'), close: note('close'), abort: note('abort') };
    pick(async () => ({ createWritable: async () => file as never }));
    const target = await chooseTarget('api-logs.csv');
    if (!target || target === 'cancelled') throw new Error('no file was chosen');
    expect(await target.write(bytes('a'))).toBe(true);
    await target.finish('other.csv', 'text/csv');
    await target.giveUp();
    expect(calls).toEqual([
      ['write', bytes('a')],
      ['close', undefined],
      ['abort', undefined],
    ]);
    expect(saved).toEqual([]);
  });

  it.each([
    ['cancelled', 'AbortError'],
    [undefined, 'SecurityError'],
  ])('is %s after a %s', async (result, name) => {
    pick(() => Promise.reject(new DOMException('', name)));
    expect(await chooseTarget('api-logs.csv')).toBe(result);
  });

  it('does not exist in a browser that cannot write files', async () => {
    expect(await chooseTarget('api-logs.csv')).toBeUndefined();
  });
});
