// @ts-check
import { readFile } from 'node:fs/promises';
import { pageWith, releaseOf, withRelease } from './releases.mjs';
import { results } from './sample-results.mjs';

const release = releaseOf({ ...results, setting: { cores: 4, cpu: 'Xeon' } }, { name: '1.2.0', day: '2026-11-22' });

describe('releases', () => {
  it('keep what a version has shown', () => {
    expect(release).toEqual({
      name: '1.2.0',
      day: '2026-11-22',
      machine: '4 × Xeon',
      keyedMicros: 215,
      publicMicros: 240,
      timesEcho: 0.475,
      perSecond: 9_500,
      singleP50: 3.21,
      singleP99: 9.87,
    });
  });

  it('have one result each: the newest', () => {
    const again = { ...release, perSecond: 1 };
    const other = { ...release, name: '1.1.0' };
    expect(withRelease([release, other], again)).toEqual([other, again]);
  });

  it('stand in the page of the benchmark, as table and chart', async () => {
    const page = await readFile(new URL('../../../docs/BENCHMARK.md', import.meta.url), 'utf8');
    const written = pageWith(page, [release]);
    expect(written).toContain('| 1.2.0 | 2026-11-22 | 4 × Xeon | 215 | 240 | 0.48 | 9,500 | 3.2 / 9.9 |');
    expect(written).toContain('x-axis ["1.2.0"]\n  bar [215]');
    expect(pageWith(written, [release])).toBe(written);
  });

  it('are not written where there is no place for them', () => {
    expect(() => pageWith('# Benchmark', [release])).toThrow('no place');
  });
});
