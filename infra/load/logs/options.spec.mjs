import { parseOptions } from './options.mjs';

it('has defaults that take a minute or two', () => {
  expect(parseOptions([])).toEqual({ rows: 1_000_000, events: 200_000, restore: false, json: false, help: false });
});

it('takes every option', () => {
  expect(parseOptions(['--rows', '10000000', '--events=5000', '--restore', '--json'])).toMatchObject({
    rows: 10_000_000,
    events: 5_000,
    restore: true,
    json: true,
  });
});

it.each([['--rows=5'], ['--rows=many'], ['--events=0'], ['--events=1.5'], ['--fast']])('refuses %s', (arg) => {
  expect(() => parseOptions([arg])).toThrow('Aufruf: npm run bench:logs');
});
