import type { LogEntry, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Eye } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import type { Column } from '~/ui/table/columns/column.js';
import { FilterChoice } from '../filters/FilterChoice.js';
import { type ChoosableFilter, toKeyFilterValue } from '../filters/filter-changes.js';
import { GroupedIban } from '../values/GroupedIban.js';
import { statusName, statusText, statusTone } from '../values/log-status.js';
import { durationText, ibanText, isWholeIpAddress, keyText, parseLogChannel } from '../values/log-values.js';

export interface LogActions {
  readonly onOnly: (name: ChoosableFilter, value: string) => void;
  readonly onExclude: (name: ChoosableFilter, value: string) => void;
  readonly onOpen: (id: string) => void;
}

const { columns } = tc.logs;

/** Twenty characters in groups of four and the dots of a cut, with the edges of a cell. */
const IBAN_WIDTH_PX = 216;

/** Columns of the request list. @param times formats its times */
export function logColumns(times: Times, actions: LogActions): Column<LogEntry>[] {
  return [
    {
      field: 'timestamp',
      header: columns.time,
      widthPx: 162,
      isFixed: true,
      card: 'head',
      cell: ({ timestamp }) => <Moment key="time" at={timestamp} times={times} />,
    },
    {
      field: 'apiKeyId',
      header: columns.apiKey,
      widthPx: 114,
      hiddenBelowPx: 1024,
      card: 'foot',
      cell: (entry) => <KeyCell key="key" entry={entry} actions={actions} />,
    },
    {
      field: 'ipAddress',
      header: columns.ipAddress,
      // The remaining width is for an IPv6 address and the words of a status.
      flex: 1,
      card: 'none',
      cell: (entry) => <IpAddressCell entry={entry} actions={actions} />,
    },
    {
      field: 'iban',
      header: columns.iban,
      widthPx: IBAN_WIDTH_PX,
      card: 'foot',
      cell: ({ iban }) => <GroupedIban key="iban" iban={ibanText(iban)} />,
    },
    {
      field: 'statusCode',
      header: columns.status,
      widthPx: 197,
      flex: 1,
      card: 'corner',
      cell: (entry) => <StatusCell key="status" entry={entry} actions={actions} />,
    },
    {
      field: 'channel',
      header: columns.channel,
      widthPx: 84,
      hiddenBelowPx: 1400,
      card: 'none',
      cell: ({ channel }) => tc.logs.shortChannels[parseLogChannel(channel)],
    },
    {
      field: 'responseTime',
      header: columns.responseTime,
      widthPx: 86,
      // Below it the IBAN would be cut.
      hiddenBelowPx: 1300,
      numeric: true,
      card: 'none',
      cell: ({ responseTime }) => durationText(responseTime),
    },
    {
      field: 'details',
      header: columns.details,
      widthPx: 70,
      numeric: true,
      isFixed: true,
      card: 'none',
      cell: (entry) => <DetailsButton entry={entry} times={times} onOpen={actions.onOpen} />,
    },
  ];
}

interface CellProps {
  readonly entry: LogEntry;
  readonly actions: LogActions;
}

function KeyCell({ entry, actions }: CellProps) {
  const shortKey = keyText(entry.apiKeyId);
  const value = toKeyFilterValue(entry);
  return (
    <FilterChoice
      name={columns.apiKey}
      value={entry.clientName ?? shortKey}
      visibleText={shortKey}
      onOnly={() => actions.onOnly('apiKeyId', value)}
      onExclude={() => actions.onExclude('apiKeyId', value)}
    >
      {entry.apiKeyId === null ? shortKey : <Mono title={entry.clientName ?? undefined}>{shortKey}</Mono>}
    </FilterChoice>
  );
}

function IpAddressCell({ entry: { ipAddress }, actions }: CellProps) {
  const address = <Mono sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{ipAddress ?? tc.logs.none}</Mono>;
  if (!isWholeIpAddress(ipAddress)) return address;
  return (
    <FilterChoice
      name={columns.ipAddress}
      value={ipAddress}
      onOnly={() => actions.onOnly('ipAddress', ipAddress)}
      onExclude={() => actions.onExclude('ipAddress', ipAddress)}
    >
      {address}
    </FilterChoice>
  );
}

function StatusCell({ entry: { statusCode, count }, actions }: CellProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <FilterChoice
        name={columns.status}
        value={statusName(statusCode)}
        onOnly={() => actions.onOnly('statusCode', String(statusCode))}
        onExclude={() => actions.onExclude('statusCode', String(statusCode))}
      >
        <StatusLabel tone={statusTone(statusCode)}>
          {statusCode} {statusText(statusCode) !== String(statusCode) && <span>{statusText(statusCode)}</span>}
        </StatusLabel>
      </FilterChoice>
      {count > 1 && (
        <Box component="span" title={tc.logs.bundled(count)} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {tc.logs.times(count)}
        </Box>
      )}
    </Box>
  );
}

interface DetailsButtonProps {
  readonly entry: LogEntry;
  readonly times: Times;
  readonly onOpen: (id: string) => void;
}

/** Opens the details of an entry. */
export function DetailsButton({ entry: { id, timestamp }, times, onOpen }: DetailsButtonProps) {
  return (
    <IconButton
      aria-label={`${columns.details}: ${tc.logs.details.title(times.clock(timestamp))}`}
      onClick={() => onOpen(id)}
    >
      <Eye size={16} aria-hidden />
    </IconButton>
  );
}
