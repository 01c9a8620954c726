import type { AuditRecord, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import type { Column } from '~/ui/table/columns/column.js';
import { describeAuditEvent, getActorName } from '~/texts/console/audit-labels.js';
import { listAuditDetails } from '~/widgets/changes/audit-details.js';

const text = tc.audit.columns;

/** Columns of the audit list. @param times formats times */
export function auditColumns(times: Times): Column<AuditRecord>[] {
  return [
    {
      field: 'time',
      header: text.time,
      widthPx: 168,
      card: 'foot',
      cell: ({ timestamp }) => <Moment key="time" at={timestamp} times={times} />,
    },
    {
      field: 'person',
      header: text.person,
      widthPx: 168,
      card: 'head',
      cell: (record) => (
        <Box key="person" component="span" title={getActorName(record)} sx={{ ...cut, fontWeight: 550 }}>
          {getActorName(record)}
        </Box>
      ),
    },
    { field: 'what', header: text.what, card: 'wide', cell: (record) => <ActionCell record={record} times={times} /> },
    {
      field: 'network',
      header: text.network,
      widthPx: 150,
      hiddenBelowPx: 1200,
      card: 'none',
      cell: ({ network }) => (network ? <Mono>{network}</Mono> : '–'),
    },
  ];
}

/** The sentence, and below it what changed. */
function ActionCell({ record, times }: { record: AuditRecord; times: Times }) {
  const sentence = describeAuditEvent(record, times);
  // Leaves out empty fields of a new record, and its name, which is in the sentence: the other details need the room.
  const changes = listAuditDetails(record, times)
    .filter(({ value, isChange }) => isChange || ![tc.audit.details.nothing, record.targetName].includes(value))
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
  return (
    <Box component="span" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', lineHeight: '20px' }}>
      <Box component="span" title={sentence} sx={cut}>
        {sentence}
      </Box>
      {changes && (
        <Box component="span" title={changes} sx={{ ...cut, typography: 'caption', color: 'text.secondary' }}>
          {changes}
        </Box>
      )}
    </Box>
  );
}

/** On a card there is room for all of it. */
const cut = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', md: 'nowrap' },
  overflowWrap: 'anywhere',
} as const;
