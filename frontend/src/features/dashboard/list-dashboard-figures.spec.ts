import { stats } from '~/testing/fakes/figures.js';
import { listDashboardFigures } from './list-dashboard-figures.js';

const today = '2026-11-20';
const values = (changes: Partial<typeof stats>) =>
  listDashboardFigures({ ...stats, ...changes }, today).map(({ value }) => value);

it('the cards show no figure and have their links while the figures are unknown', () => {
  const cards = listDashboardFigures(undefined, today);
  expect(cards.map(({ value }) => value)).toEqual([null, null, null, null]);
  expect(cards.map(({ range }) => range)).toEqual(['derzeit freigeschaltet', 'heute', 'heute', 'heute']);
  expect(cards.map(({ to }) => to)).toEqual([
    '/admin/api-keys?status=active',
    '/admin/logs?startDate=2026-11-20&endDate=2026-11-20',
    '/admin/logs?startDate=2026-11-20&endDate=2026-11-20&statusCode=200',
    '/admin/logs?startDate=2026-11-20&endDate=2026-11-20',
  ]);
});

it('large and broken figures are written as in German', () => {
  const large = { activeApiKeys: 1_024, todayRequests: 12_345_678, successRate: 99.95, avgResponseTime: 1_234.5 };
  expect(values(large)).toEqual(['1.024', '12.345.678', '99,95', '1.234,5']);
});

it('a count of zero is shown, but a day without requests has no share and no mean', () => {
  expect(values({ activeApiKeys: 0, todayRequests: 0, successRate: 0, avgResponseTime: 0 })).toEqual([
    '0',
    '0',
    null,
    null,
  ]);
  expect(values({ successRate: 0, avgResponseTime: 0 }).slice(2)).toEqual(['0', '0']);
});

it('the trend of requests leaves the running hour out, and hours without any leave no trace in shares', () => {
  const [, requests, share, mean] = listDashboardFigures(stats, today);
  expect(requests?.trend).toHaveLength(23);
  expect(requests?.trend?.at(-1)).toBe(2_200);
  expect(share?.trend).toHaveLength(23);
  expect(mean?.trend).not.toContain(null);
});

it('on the first day no figure has only a trend, and the total does not repeat', () => {
  const [running, ...before] = [...stats.lastDay].reverse();
  const silent = before.reverse().map((hour) => ({ ...hour, requests: 0, successRate: null, avgResponseTime: null }));
  const lastDay = running ? [...silent, running] : [];
  const cards = listDashboardFigures({ ...stats, lastDay, todayRequests: 4_790, totalRequests: 4_790 }, today);
  expect(cards.flatMap(({ trend = [] }) => trend)).toEqual([]);
  expect(cards[1]).toMatchObject({ value: '4.790', range: ['heute', '61.020 IBANs geprüft'] });
});
