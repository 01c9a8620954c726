import { parseBusyTicks, parseMemoryMb, parseStat, parseWakeUps, selectProcessTree } from './parse-proc.mjs';

const after = '1 4242 4242 0 -1 4194560 9 9 9 9 120 30 7 3 20 0 11 0 998877 1234 567';

describe('parseStat', () => {
  it.each([
    ['a plain name', `4711 (node) S ${after}`],
    ['a name with blanks', `4711 (postgres: log writer) S ${after}`],
    ['a name with brackets', `4711 (a) R (b) S ${after}`],
  ])('reads %s', (_, text) => {
    expect(parseStat(text)).toEqual({ pid: 4711, parent: 1, state: 'S', ownTicks: 150, cpuTicks: 160 });
  });
});

describe('parseWakeUps', () => {
  it('counts voluntary context switches', () => {
    const text = 'Name:\tnode\nvoluntary_ctxt_switches:\t1234\nnonvoluntary_ctxt_switches:\t99\n';
    expect(parseWakeUps(text)).toBe(1_234);
  });

  it('is 0 for a thread that ended', () => expect(parseWakeUps('')).toBe(0));
});

describe('parseMemoryMb', () => {
  it('reads the proportional set size', () => {
    expect(parseMemoryMb('55e0-7ffd ---p 0 00:00 0 [rollup]\nRss:  9000 kB\nPss:  2048 kB\nPss_Dirty: 9 kB\n')).toBe(2);
  });

  it('is 0 for a process that ended or that belongs to another account', () => {
    expect(parseMemoryMb('')).toBe(0);
  });
});

describe('parseBusyTicks', () => {
  it('sums all but idle and waiting', () => {
    const text = 'cpu  100 1 20 5000 300 2 3 4 50 0\ncpu0 50 0 10 2500 150 1 1 2 25 0\nintr 1\n';
    expect(parseBusyTicks(text)).toBe(130);
  });
});

describe('selectProcessTree', () => {
  const all = [
    { pid: 1, parent: 0, cpuTicks: 1 },
    { pid: 10, parent: 1, cpuTicks: 1 },
    { pid: 11, parent: 10, cpuTicks: 1 },
    { pid: 12, parent: 11, cpuTicks: 1 },
    { pid: 20, parent: 1, cpuTicks: 1 },
  ];

  it.each([
    [10, [10, 11, 12]],
    [20, [20]],
    [99, []],
  ])('of %i is %j', (root, expected) => {
    expect(selectProcessTree(all, root).map(({ pid }) => pid)).toEqual(expected);
  });
});
