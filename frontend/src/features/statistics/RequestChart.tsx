import type { LiveChartPoint, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { ChartFrame } from '~/ui/chart/ChartFrame.js';
import { TimeBars } from '~/ui/chart/TimeBars.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import type { LiveFeed } from './use-live-feed.js';

const t = tc.statistics.chart;
const HEIGHT_PX = 240;

/** Requests by minute: sixty slots, whatever happens in them. */
export function RequestChart({ feed: { chart, error, retry }, times }: { feed: LiveFeed; times: Times }) {
  const requests = chart?.reduce((sum, point) => sum + point.requests, 0);
  return (
    <ChartFrame
      name="requests"
      title={t.title}
      subtitle={requests === undefined ? undefined : t.range(requests)}
      columns={[
        { title: t.slot, cell: ({ time }: LiveChartPoint) => times.minute(time) },
        { title: t.requests, cell: (point: LiveChartPoint) => tc.number(point.requests) },
      ]}
      rows={chart ?? []}
    >
      <Loaded
        data={chart}
        error={error}
        errorTitle={t.failed}
        onRetry={retry}
        skeleton={
          <Box role="status" sx={loading}>
            {t.loading}
          </Box>
        }
      >
        {(points) => (
          <TimeBars
            label={t.title}
            slots={points.map(({ time }) => times.minute(time))}
            series={[{ label: t.requests, tone: 'ok', values: points.map((point) => point.requests) }]}
            height={HEIGHT_PX}
            isRunning
          />
        )}
      </Loaded>
    </ChartFrame>
  );
}

const loading = {
  display: 'grid',
  placeItems: 'center',
  height: HEIGHT_PX,
  typography: 'body2',
  color: 'text.secondary',
} as const;
