import { lastMinute } from './last-minute.js';

const at = (time: string) => new Date(`2026-03-${time > '23' ? '28' : '29'}T${time}Z`);

it.each([
  ['early in a minute: less what lies before', '10:05:12.345', ['10:04:00', '10:04:00', '10:04:12.345'], -1],
  ['late in a minute: with the rest of it', '10:05:47.001', ['10:05:00', '10:04:47.001', '10:05:00'], 1],
  ['with a minute: no edge', '10:05:00.000', ['10:04:00', '10:04:00', '10:04:00'], -1],
  ['before midnight', '00:00:10.000', ['23:59:00', '23:59:00', '23:59:10'], -1],
] as const)('begins %s', (_, now, [minutesFrom, edgeFrom, edgeTo], sign) => {
  const expected = { minutesFrom: at(minutesFrom), edgeFrom: at(edgeFrom), edgeTo: at(edgeTo), sign };
  expect(lastMinute(at(now))).toEqual(expected);
});

it('never counts more than 30 seconds of raw rows', () => {
  for (let second = 0; second < 60; second += 1) {
    const { edgeFrom, edgeTo } = lastMinute(new Date(Date.UTC(2026, 2, 29, 10, 5, second)));
    expect(edgeTo.getTime() - edgeFrom.getTime()).toBeLessThanOrEqual(30_000);
  }
});
