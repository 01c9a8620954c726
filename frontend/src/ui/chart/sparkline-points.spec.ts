import { sparklinePoints } from './sparkline-points.js';

it.each([
  [
    'rising',
    [0, 5, 10],
    [
      { x: 3, y: 17 },
      { x: 10, y: 10 },
      { x: 17, y: 3 },
    ],
  ],
  [
    'all alike',
    [4, 4],
    [
      { x: 3, y: 10 },
      { x: 17, y: 10 },
    ],
  ],
  [
    'a wiggle of 2 % is no jump',
    [98, 100],
    [
      { x: 3, y: 10.7 },
      { x: 17, y: 9.3 },
    ],
  ],
  ['a single value', [4], [{ x: 3, y: 10 }]],
  ['nothing', [], []],
])('%s', (_, values, points) => expect(sparklinePoints(values, 20, 20)).toEqual(points));
