import { formatIdleReport } from './measure-idle.mjs';

it('shows every part and the sum', () => {
  const uses = {
    gateway: { cpuPercent: 0.5, wakeUpsPerSecond: 24.4, pssMb: 80 },
    kafka: { cpuPercent: 2.25, wakeUpsPerSecond: 1_200, pssMb: 290 },
  };
  expect(formatIdleReport(uses)).toBe(
    [
      'Leerlauf  % eines Kerns  geweckt pro Sekunde  PSS MB',
      'gateway            0,50                   24      80',
      'kafka              2,25                1.200     290',
      'zusammen           2,75                1.224     370',
    ].join('\n'),
  );
});
