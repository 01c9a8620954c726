import type { ApiKeyDetails, Times, UsageOnDay } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { contractRequestsPath } from '~/api/links/console-paths.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { type FactRow, FactRows } from '~/ui/panel/FactRows.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { UsageBar } from '~/ui/panel/UsageBar.js';
import { ChartFrame } from '~/ui/chart/ChartFrame.js';
import { TimeBars } from '~/ui/chart/TimeBars.js';
import { availableCalls } from '../key/available-calls.js';
import { KeyStatusLabel } from '../key/KeyStatusLabel.js';
import { lastDayText } from '../key/last-day-text.js';

interface KeyOverviewProps {
  readonly apiKey: ApiKeyDetails;
  /** Opens the details of another key. */
  readonly onOpen: (id: string) => void;
}

const text = tc.apiKeys.details;

/** The figures of the contract, the rules of the key, and how it was used by day. */
export function KeyOverview({ apiKey: key, onOpen }: KeyOverviewProps) {
  const times = useTimes();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, px: 6, py: 5 }}>
      <Box sx={{ typography: 'body2' }}>
        <UsageBar used={key.used} quota={key.quota} />
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{text.available(availableCalls(key))}</Box>
      </Box>
      <FactRows facts={[...identity(key, times), ...rules(key, times), ...family(key, times, onOpen)]} />
      <Button
        component={Link}
        to={contractRequestsPath(key.id)}
        startIcon={<ScrollText size={16} aria-hidden />}
        sx={{ justifySelf: 'start' }}
      >
        {text.allRequests}
      </Button>
      <UsageDays days={key.usage} times={times} />
    </Box>
  );
}

function identity(key: ApiKeyDetails, times: Times): FactRow[] {
  const { id, clientEmail, language, keyHint, createdAt, lastUsedAt } = key;
  return [
    { label: text.status, value: <KeyStatusLabel apiKey={key} times={times} /> },
    { label: text.hint, value: <Mono>{keyHint}</Mono> },
    { label: text.id, value: <Mono sx={{ fontSize: '.75rem' }}>{id}</Mono>, copy: id },
    { label: text.email, value: clientEmail, copy: clientEmail },
    { label: text.language, value: tc.apiKeys.languages[language] },
    { label: text.created, value: <Moment at={createdAt} times={times} form="atMinute" /> },
    { label: text.lastUsed, value: lastUsedAt ? <Moment at={lastUsedAt} times={times} form="atMinute" /> : text.never },
  ];
}

function rules(key: ApiKeyDetails, times: Times): FactRow[] {
  const { expiresAt, rateLimitPerMinute: limit, allowedAddresses } = key;
  return [
    { label: text.expires, value: expiresAt ? lastDayText(expiresAt, times) : text.unlimited },
    { label: text.rateLimit, value: limit === null ? text.noLimit : text.perMinute(limit) },
    {
      label: text.addresses,
      value: allowedAddresses.length === 0 ? text.everywhere : <Lines lines={allowedAddresses} />,
    },
  ];
}

/** The keys before and after this one in its chain of renewals. */
function family(
  { supersededAt, isActive, ...key }: ApiKeyDetails,
  times: Times,
  onOpen: (id: string) => void,
): FactRow[] {
  const linkRow = (label: string, id: string): FactRow => ({
    label,
    value: (
      <Box component="button" type="button" onClick={() => onOpen(id)} sx={link}>
        <Mono>{id}</Mono>
      </Box>
    ),
  });
  return [
    ...(supersededAt
      ? [
          isActive
            ? { label: text.supersededSoon, value: times.atMinute(supersededAt) }
            : { label: text.superseded, value: times.day(supersededAt) },
        ]
      : []),
    ...(key.replacedBy ? [linkRow(text.replacedBy, key.replacedBy)] : []),
    ...(key.replaces ? [linkRow(text.replaces, key.replaces)] : []),
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Mono key={line} sx={{ display: 'block' }}>
      {line}
    </Mono>
  ));
}

const link = {
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'primary.main',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
} as const;

const CHART_HEIGHT_PX = 140;

/** The contract's usage on each of the last 30 UTC days. */
function UsageDays({ days, times }: { days: readonly UsageOnDay[]; times: Times }) {
  const columns = [
    { title: text.day, cell: ({ day }: UsageOnDay) => times.ofDay(day) },
    { title: text.calls, cell: ({ calls }: UsageOnDay) => tc.number(calls) },
  ];
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <ChartFrame title={text.days} subtitle={text.daysRange(total)} name="usage" columns={columns} rows={days}>
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
