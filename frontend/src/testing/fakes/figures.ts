import {
  type CountryUsage,
  type DashboardStats,
  defaultSystemConfig,
  type LiveChartPoint,
  type LiveFigures,
  type RecentLog,
  type TopApiKey,
} from '@pruefer/contracts';
import { http, HttpResponse, type RequestHandler } from 'msw';

export const stats: DashboardStats = {
  activeApiKeys: 128,
  allApiKeys: 141,
  todayRequests: 48213,
  totalRequests: 3904772,
  todayIbans: 61_020,
  successRate: 97.8,
  avgResponseTime: 11.4,
  lastDay: Array.from({ length: 24 }, (_, index) => ({
    hour: new Date(Date.parse('2026-11-19T14:00:00Z') + index * 3_600_000).toISOString(),
    requests: index * 100,
    successRate: index === 0 ? null : 97,
    avgResponseTime: index === 0 ? null : 11,
  })),
};

const topKeys: TopApiKey[] = [
  {
    id: '4f9c21ab07de55aa',
    clientName: 'Nordlicht Zahlungssysteme',
    requestCount: 18_204,
    ibanCount: 25_300,
    used: 900,
    quota: 1_000,
  },
  { id: 'a1177e30b9c2ffff', clientName: null, requestCount: 9_811, ibanCount: 9_811, used: null, quota: null },
];

const log = (id: string, fields: Partial<RecentLog>): RecentLog => ({
  id,
  apiKeyId: '4f9c21ab07de55aa',
  clientName: null,
  ipAddress: '203.0.113.42',
  statusCode: 200,
  timestamp: '2026-11-20T13:07:31.000Z',
  ...fields,
});

export const recent: RecentLog[] = [
  log('1', {}),
  log('2', { apiKeyId: null, statusCode: 429, ipAddress: '2001:db8::4a' }),
  log('3', { statusCode: 400, ipAddress: null }),
];

const countries: CountryUsage[] = ['DE', 'AT', 'FR', 'PL', '??', 'CH', 'NL', 'IT', 'ES'].map((country, index) => ({
  country,
  count: 1_000 - index * 100,
}));

export const chart: LiveChartPoint[] = Array.from({ length: 60 }, (_, index) => ({
  time: new Date(Date.parse('2026-11-20T12:08:00Z') + index * 60_000).toISOString(),
  requests: index * 10,
}));

export const figures: LiveFigures = {
  at: '2026-11-20T13:07:31.000Z',
  requestsLastMinute: 4_182,
  ibansLastMinute: 5_200,
  openConnections: 37,
  gateways: 2,
  validators: 2,
  responseTimes: { p50: 3, p95: 20, p99: 50 },
  quota: { low: 23, medium: 74, high: 31 },
  databaseConnections: 41,
  dataVersion: '2026-09-07-1a2b3c4d',
  dataValidUntil: '2026-12-06',
  kafkaLag: 0,
  affected: [],
  system: (['api', 'database', 'bankData', 'kafka'] as const).map((part) => ({
    part,
    state: 'operational',
    since: '2026-11-20T10:07:31.000Z',
  })),
};

/** Event streams of a server that sends the given events, after a first comment. */
export function eventStream(begin: (send: (name: string, data: object) => void) => void = () => undefined): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(':\n\n'));
      begin((name, data) => controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)));
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** The server's answers for the dashboard and the live screen. */
export const figureAnswers: readonly RequestHandler[] = [
  http.get('*/api/admin/dashboard/stats', () => HttpResponse.json(stats)),
  http.get('*/api/admin/dashboard/top-api-keys', () => HttpResponse.json(topKeys)),
  http.get('*/api/admin/dashboard/recent-logs', () => HttpResponse.json(recent)),
  http.get('*/api/admin/dashboard/usage-by-country', () => HttpResponse.json(countries)),
  http.get('*/api/admin/dashboard/live-chart', () => HttpResponse.json(chart)),
  http.get('*/api/admin/events', () => eventStream()),
  http.get('*/api/admin/dashboard/live', () => HttpResponse.json(figures)),
  http.get('*/api/admin/system/config', () => HttpResponse.json({ ...defaultSystemConfig, version: 1 })),
];
