import { isoTime } from './iso-time.js';

describe('isoTime', () => {
  it('gives the same text as Date, whatever was asked before', () => {
    const moments = [0, 0, 1_763_683_200_123, 1_763_683_200_124, 1_763_683_200_123, 0];
    expect(moments.map(isoTime)).toEqual(moments.map((ms) => new Date(ms).toISOString()));
  });
});
