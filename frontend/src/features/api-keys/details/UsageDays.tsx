import type { UsageOnDay } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { ChartFrame } from '~/ui/chart/ChartFrame.js';
import { TimeBars } from '~/ui/chart/TimeBars.js';

const CHART_HEIGHT_PX = 140;
const text = tc.apiKeys.details;

const columns = [
  { title: text.day, cell: ({ day }: UsageOnDay) => dayAndMonth(day, 'numeric') },
  { title: text.calls, cell: ({ calls }: UsageOnDay) => tc.number(calls) },
];

/** How the contract was used on each of the last 30 days. */
export function UsageDays({ days }: { days: readonly UsageOnDay[] }) {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <ChartFrame title={text.days} subtitle={text.daysRange(total)} name="aufrufe" columns={columns} rows={days}>
      <TimeBars
        label={text.days}
        slots={days.map(({ day }) => dayAndMonth(day))}
        series={[{ label: text.calls, tone: 'ok', values: days.map(({ calls }) => calls) }]}
        height={CHART_HEIGHT_PX}
        isRunning
      />
    </ChartFrame>
  );
}

/** @param day YYYY-MM-DD, UTC */
function dayAndMonth(day: string, year?: 'numeric'): string {
  const shape = { day: '2-digit', month: '2-digit', timeZone: 'UTC', ...(year && { year }) } as const;
  return new Date(day).toLocaleDateString('de-DE', shape);
}
