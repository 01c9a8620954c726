// @ts-check
import { timeTable } from './time-table.mjs';

describe('timeTable', () => {
  it('shows the longest first, and what failed', () => {
    const stages = [
      { name: 'lint', seconds: 9.06, error: undefined },
      { name: 'e2e infra', seconds: 120, error: new Error('gone') },
    ];
    expect(timeTable(stages)).toBe('e2e infra  120.0 s  FAILED\nlint         9.1 s');
  });

  it('is empty when nothing ran', () => {
    expect(timeTable([])).toBe('');
  });
});
