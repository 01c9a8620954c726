// @ts-check
import { timeTable } from './time-table.mjs';

describe('timeTable', () => {
  it('shows the longest first, what failed, and what failed only once', () => {
    const stages = [
      { name: 'lint', seconds: 9.06, error: undefined, unstable: [] },
      { name: 'e2e infra', seconds: 120, error: new Error('gone'), unstable: [] },
      { name: 'typecheck', seconds: 1, error: undefined, unstable: ['a › b'] },
    ];
    expect(timeTable(stages)).toBe('e2e infra  120.0 s    FAILED\nlint         9.1 s\ntypecheck    1.0 s  unstable');
  });

  it('is empty when nothing ran', () => {
    expect(timeTable([])).toBe('');
  });
});
