import { isoTime } from './iso-time.js';

describe('isoTime', () => {
  it('gives the same text as Date after any other call', () => {
    const times = [0, 0, 1_763_683_200_123, 1_763_683_200_124, 1_763_683_200_123, 0];
    expect(times.map(isoTime)).toEqual(times.map((ms) => new Date(ms).toISOString()));
  });
});
