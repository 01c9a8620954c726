import { restartDelayMs } from './part.mjs';

it('restarts a part that ends again and again after 5 s at most', () => {
  expect([0, 1, 3, 6, 1_000].map(restartDelayMs)).toEqual([250, 500, 2_000, 5_000, 5_000]);
});
