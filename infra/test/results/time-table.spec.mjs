import { processorTimeLine, timeTable } from './time-table.mjs';

describe('timeTable', () => {
  it('shows the most expensive first, what failed, and what failed only once', () => {
    const stages = [
      { name: 'lint', seconds: 9.06, cpuSeconds: 12, unseenSeconds: 0, error: undefined, unstable: [] },
      { name: 'e2e infra', seconds: 120, cpuSeconds: 60.06, unseenSeconds: 0, error: new Error('gone'), unstable: [] },
      { name: 'typecheck', seconds: 1, cpuSeconds: 2, unseenSeconds: 0, error: undefined, unstable: ['a › b'] },
    ];
    expect(timeTable(stages)).toBe(
      [
        'e2e infra  120.0 s  60.1 s cpu    FAILED',
        'lint         9.1 s  12.0 s cpu',
        'typecheck    1.0 s   2.0 s cpu  unstable',
      ].join('\n'),
    );
  });

  it('is empty when nothing ran', () => {
    expect(timeTable([])).toBe('');
  });
});

it('the processor time of a run is that of its stages and of the servers that they share', () => {
  const stages = [1, 2].map((cpuSeconds) => ({
    name: 'a',
    seconds: 1,
    cpuSeconds,
    unseenSeconds: 1,
    error: undefined,
    unstable: [],
  }));
  expect(processorTimeLine(stages, 2.4)).toBe('processor time: 4 s (stages 3 s, shared servers and runner 1 s)');
});
