import { chart, figures, stats } from '~/testing/fakes/figures.js';
import { getMeanResponseTime, getSuccessRate, listTiles, type LoadedFigures, type Trends } from './list-tiles.js';

const trends: Trends = { successRate: [97], responseTime: [11, 12], connections: [] };
const tiles = (known: LoadedFigures = {}) => listTiles(known, trends);
const values = (known: LoadedFigures) => tiles(known).map(({ value }) => value);

it('every figure is the one of the server, with its thousands and decimals', () => {
  expect(values({ figures, stats, chart })).toEqual(['4.182', '97,8', '11,4', '37']);
  expect(values({ figures: { ...figures, requestsLastMinute: 1_234_567 }, stats })[0]).toBe('1.234.567');
});

it('an unknown value is not 0, and 0 is a known value', () => {
  expect(values({})).toEqual([null, null, null, null]);
  expect(values({ figures: { ...figures, requestsLastMinute: 0, openConnections: 0 } })).toEqual([
    '0',
    null,
    null,
    '0',
  ]);
});

it('of no requests there is no share and no mean, whatever other figures exist', () => {
  const idle = { ...stats, todayRequests: 0, successRate: 100, avgResponseTime: 0 };
  expect([
    getSuccessRate(idle),
    getMeanResponseTime(idle),
    getSuccessRate(undefined),
    getMeanResponseTime(undefined),
  ]).toEqual([null, null, null, null]);
  expect([getSuccessRate(stats), getMeanResponseTime(stats)]).toEqual([97.8, 11.4]);
});

it('the trend of requests ends with the last whole minute, thirty of them', () => {
  const { trend } = tiles({ chart })[0]!;
  expect(trend).toHaveLength(30);
  expect([trend?.[0], trend?.at(-1)]).toEqual([290, 580]);
  expect(tiles({ chart: chart.slice(0, 1) })[0]?.trend).toEqual([]);
});

it('the other trends are handed on as they were sampled', () => {
  expect(tiles({ figures, stats }).map(({ trend }) => trend)).toEqual([[], [97], [11, 12], []]);
});

it('connections are said to be at gateways only where there are some', () => {
  const at = (gateways: number) => tiles({ figures: { ...figures, gateways } })[3]?.range;
  expect([at(0), at(1), at(12)]).toEqual(['–', 'an 1 Gateway', 'an 12 Gateways']);
});

it('shows a dash for each unknown percentile', () => {
  const responseTimes = { p50: 3, p95: null, p99: 1_500 };
  const [, text] = tiles({ figures: { ...figures, responseTimes } })[2]!.range as [string, string];
  expect(text.replaceAll('\u00a0', ' ')).toBe('letzte 60 Minuten: 50 % unter 3 ms, 95 % –, 99 % unter 1.500 ms');
});
