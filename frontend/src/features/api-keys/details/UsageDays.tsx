import type { Times, UsageOnDay } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { ChartFrame } from '~/ui/chart/ChartFrame.js';
import { TimeBars } from '~/ui/chart/TimeBars.js';

const CHART_HEIGHT_PX = 140;
const text = tc.apiKeys.details;

/** How the contract was used on each of the last 30 days, which are days in UTC. */
export function UsageDays({ days, times }: { days: readonly UsageOnDay[]; times: Times }) {
  const columns = [
    { title: text.day, cell: ({ day }: UsageOnDay) => times.ofDay(day) },
    { title: text.calls, cell: ({ calls }: UsageOnDay) => tc.number(calls) },
  ];
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <ChartFrame title={text.days} subtitle={text.daysRange(total)} name="aufrufe" columns={columns} rows={days}>
      <TimeBars
        label={text.days}
        slots={days.map(({ day }) => times.shortOfDay(day))}
        series={[{ label: text.calls, tone: 'ok', values: days.map(({ calls }) => calls) }]}
        height={CHART_HEIGHT_PX}
        isRunning
      />
    </ChartFrame>
  );
}
