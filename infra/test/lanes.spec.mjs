// @ts-check
import { lanesFor } from './lanes.mjs';

const GB = 1_024 ** 3;
const all = { stages: 25, onServers: 19 };

describe('stages at once', () => {
  it.each([
    [1, 16, 2, 2],
    [2, 16, 3, 2],
    [2, 12, 3, 1],
    [8, 64, 4, 2],
    [2, 8, 2, 0],
    [2, 2, 1, 0],
  ])('are with %i cores and %i GB %i, and %i while cores are idle', (cores, gigabytes, always, spare) => {
    expect(lanesFor({ cores, memoryBytes: gigabytes * GB }, all)).toEqual({ always, spare });
  });

  it.each([
    ['one that is chosen by name', { stages: 1, onServers: 1 }, { always: 1, spare: 0 }],
    ['what a change touches', { stages: 5, onServers: 1 }, { always: 2, spare: 0 }],
    ['a few packages', { stages: 6, onServers: 3 }, { always: 3, spare: 1 }],
  ])('are no more than are useful for %s', (_, counts, lanes) => {
    expect(lanesFor({ cores: 2, memoryBytes: 16 * GB }, counts)).toEqual(lanes);
  });
});
