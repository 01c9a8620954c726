import { type LogBucket, type LogHistogram, type StatusClass, statusClasses, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tc } from '~/texts/de-console.js';
import { ChartFrame } from '~/ui/chart/ChartFrame.js';
import { ZoomBars } from '~/ui/chart/ZoomBars.js';
import { bucketText, slotTexts, spanText, sumOfBuckets } from './histogram-labels.js';

interface HistogramPanelProps {
  /** undefined while it is on its way. */
  readonly histogram: LogHistogram | undefined;
  readonly hasFailed: boolean;
  /** Whether the list shows all days: the histogram is then limited to the last month. */
  readonly isLastMonth: boolean;
  readonly times: Times;
  readonly onZoom: (startDate: string, endDate: string) => void;
  readonly onClass: (statusClass: StatusClass) => void;
}

const HEIGHT_PX = 148;
const text = tc.logs.histogram;

const emptyHistogram: LogHistogram = { bucketSeconds: 3600, buckets: [], isComplete: true };
const fields = { '2xx': 'success', '4xx': 'refused', '5xx': 'failed' } as const;
const tones = { '2xx': 'ok', '4xx': 'warn', '5xx': 'err' } as const;

/** The requests over time, split by class of status. Dragging across bars zooms in; a class in the legend filters for it. */
export function HistogramPanel({ histogram, hasFailed, isLastMonth, times, onZoom, onClass }: HistogramPanelProps) {
  const { bucketSeconds, buckets, isComplete } = histogram ?? emptyHistogram;
  const describe = (first: number, last: number) => {
    const selection = buckets.slice(first, last + 1);
    const sum = sumOfBuckets(selection);
    const counts = statusClasses.map((name) => text.ofClass(sum[fields[name]], name)).join(', ');
    const [from, to] = [selection[0], selection.at(-1)];
    return from && to ? text.slot(spanText(from.begin, to.end, times), counts) : counts;
  };
  const zoom = (first: number, last: number) => {
    const [from, to] = [buckets[first], buckets[last]];
    if (from && to) onZoom(from.begin, to.end);
  };
  return (
    <ChartFrame
      title={text.title(bucketText(bucketSeconds))}
      subtitle={isComplete ? isLastMonth && text.lastMonth : text.part}
      name="requests"
      columns={[
        { title: text.begin, cell: ({ begin }: LogBucket) => times.atMinute(begin) },
        ...statusClasses.map((name) => ({ title: name, cell: (bucket: LogBucket) => tc.number(bucket[fields[name]]) })),
      ]}
      rows={buckets}
      actions={<Legend sums={histogram && sumOfBuckets(histogram.buckets)} onClass={onClass} />}
    >
      {buckets.length > 0 ? (
        <ZoomBars
          label={text.title(bucketText(bucketSeconds))}
          slots={slotTexts(buckets, bucketSeconds, times)}
          series={statusClasses.map((name) => ({
            label: name,
            tone: tones[name],
            values: buckets.map((bucket) => bucket[fields[name]]),
          }))}
          height={HEIGHT_PX}
          maxLabels={8}
          zoomLabel={text.zoom}
          zoomHint={text.zoomHint}
          describe={describe}
          onZoom={zoom}
        />
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', height: HEIGHT_PX, color: 'text.secondary' }}>
          {hasFailed && <Typography variant="body2">{text.failed}</Typography>}
        </Box>
      )}
    </ChartFrame>
  );
}

interface LegendProps extends Pick<HistogramPanelProps, 'onClass'> {
  /** undefined: not known, which is not the same as none. */
  readonly sums: ReturnType<typeof sumOfBuckets> | undefined;
}

/** Totals by class, each a way to see only those. */
function Legend({ sums, onClass }: LegendProps) {
  const requests = (name: StatusClass) => (sums ? tc.number(sums[fields[name]]) : tc.logs.unknown);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
      {statusClasses.map((name) => (
        <Box
          key={name}
          component="button"
          type="button"
          aria-label={text.onlyClass(name, requests(name))}
          onClick={() => onClass(name)}
          sx={legend}
        >
          <Box component="span" sx={{ ...swatch, bgcolor: `chart.${tones[name]}` }} />
          {name} <strong>{requests(name)}</strong>
        </Box>
      ))}
    </Box>
  );
}

const legend = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 28,
  p: 0,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  typography: 'caption',
  cursor: 'pointer',
  '& strong': { fontWeight: 600, color: 'text.primary' },
  '&:hover strong': { textDecoration: 'underline' },
} as const;

const swatch = { width: 10, height: 10, borderRadius: '3px' } as const;
