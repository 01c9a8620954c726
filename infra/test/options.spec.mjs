import { parseOptions } from './options.mjs';

describe('the options of npm test', () => {
  it('are none by default: everything runs', () => {
    expect(parseOptions([])).toEqual({ changed: false, only: [], long: false, list: false, help: false });
  });

  it('choose changed files, and stages by name', () => {
    expect(parseOptions(['--changed', '--only', 'unit', '--only', 'worker'])).toMatchObject({
      changed: true,
      only: ['unit', 'worker'],
    });
  });

  it.each([['--onyl'], ['worker']])('refuse %s and say which there are', (word) => {
    expect(() => parseOptions([word])).toThrow(/Aufruf: npm test/);
  });
});
