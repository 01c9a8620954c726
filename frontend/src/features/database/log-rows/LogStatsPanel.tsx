import type { LogMonth, LogStats } from '@pruefer/contracts';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ChartFrame } from '~/ui/chart/ChartFrame.js';
import { TimeBars } from '~/ui/chart/TimeBars.js';
import { useWhenTrue } from '~/ui/hooks/use-when-true.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useLogStatsQuery } from './log-rows.api.js';

const text = tc.database.logRows.stats;
const HEIGHT_PX = 240;
const SKELETON_ROWS = 4;
const MAX_LABELS = 12;

/** Rows of the request log by month. */
export function LogStatsPanel() {
  const query = useLogStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const times = useTimes();
  const toast = useToast();
  useWhenTrue(error !== undefined, () => toast({ kind: 'error', ...text.failed }));
  const months = data?.logsByMonth ?? [];
  const names = monthNames(months.map(({ month }) => month));
  const slots = paddedMonths(months);
  return (
    <ChartFrame
      name="logs"
      title={text.title}
      subtitle={data?.oldestLog ? text.subtitle(data.totalLogs, times.day(data.oldestLog)) : '\u00a0'}
      columns={[
        { title: text.month, cell: ({ name }: NamedMonth) => name },
        { title: text.requests, cell: ({ count }: NamedMonth) => tc.number(count) },
      ]}
      rows={months.map((month, index) => ({ ...month, name: names[index] ?? month.month }))}
    >
      <Loaded
        {...loadState(query)}
        errorTitle={text.failed.text}
        rows={SKELETON_ROWS}
        rowHeightPx={HEIGHT_PX / SKELETON_ROWS}
        empty={{ when: isEmpty, state: <EmptyState title={text.none} text={text.noneText} /> }}
      >
        {() => (
          <TimeBars
            label={text.title}
            slots={monthNames(slots.map(({ month }) => month))}
            series={[{ label: text.requests, tone: 'ok', values: slots.map(({ count }) => count) }]}
            height={HEIGHT_PX}
            maxLabels={MAX_LABELS}
          />
        )}
      </Loaded>
    </ChartFrame>
  );
}

type NamedMonth = LogMonth & { readonly name: string };

const isEmpty = ({ logsByMonth }: LogStats) => logsByMonth.length === 0;

const { months: names } = tc.database.logRows.stats;

/**
 * Months in words; the year follows where a name would appear twice.
 * @param months YYYY-MM, oldest first
 */
export function monthNames(months: readonly string[]): string[] {
  const hasYears = new Set(months.map((month) => month.slice('YYYY-'.length))).size < months.length;
  return months.map((month) => {
    const [year = '', number = ''] = month.split('-');
    const name = names[Number(number) - 1] ?? month;
    return hasYears ? `${name} ${year.slice(-2)}` : name;
  });
}

const HALF_A_YEAR = 6;

/** Months for a chart, with empty ones in front of a short log: a single bar would fill the whole width. */
export function paddedMonths(months: readonly LogMonth[]): LogMonth[] {
  const [first] = months;
  if (!first || months.length >= HALF_A_YEAR) return [...months];
  const [year = 0, month = 1] = first.month.split('-').map(Number);
  const earlierMonths = Array.from({ length: HALF_A_YEAR - months.length }, (_, index) => {
    const start = new Date(Date.UTC(year, month - 1 - (HALF_A_YEAR - months.length) + index));
    return { month: start.toISOString().slice(0, 'YYYY-MM'.length), count: 0 };
  });
  return [...earlierMonths, ...months];
}
