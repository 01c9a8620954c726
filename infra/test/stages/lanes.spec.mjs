import { lanesFor } from './lanes.mjs';

const GB = 1_024 ** 3;

describe('stages at once', () => {
  it.each([
    [1, 16, 2],
    [2, 16, 2],
    [4, 16, 4],
    [8, 64, 6],
    [2, 8, 2],
    [2, 2, 1],
  ])('are with %i cores and %i GB %i', (cores, gigabytes, lanes) => {
    expect(lanesFor({ cores, memoryBytes: gigabytes * GB }, { stages: 25, onServers: 19 })).toBe(lanes);
  });

  it.each([
    ['one that is chosen by name', { stages: 1, onServers: 1 }, 1],
    ['what a change touches', { stages: 5, onServers: 1 }, 2],
  ])('are no more than are useful for %s', (_, counts, lanes) => {
    expect(lanesFor({ cores: 2, memoryBytes: 16 * GB }, counts)).toBe(lanes);
  });
});
