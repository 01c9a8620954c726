import type { AuditRecord, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tc } from '~/texts/de-console.js';
import { type FactRow, FactRows } from '~/ui/panel/FactRows.js';
import { Mono } from '~/ui/text/Mono.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { describeAuditEvent, getActorName } from '~/texts/console/audit-labels.js';
import { listAuditDetails } from '~/widgets/changes/audit-details.js';
import type { AuditView } from './use-audit-view.js';

interface AuditDrawerProps {
  readonly record: AuditRecord | undefined;
  readonly times: Times;
  readonly setFilter: AuditView['setFilter'];
  readonly onClose: () => void;
}

const text = tc.audit.details;

/** One entry next to the list, with all its details. */
export function AuditDrawer({ record, times, setFilter, onClose }: AuditDrawerProps) {
  const title = record ? `${getActorName(record)} ${describeAuditEvent(record, times)}` : '';
  return (
    <SideDrawer
      isOpen={record !== undefined}
      title={title}
      text={record && times.at(record.timestamp)}
      onClose={onClose}
    >
      {record && (
        <Box sx={{ p: 6, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {record.actor && (
              <Button size="small" onClick={() => setFilter({ person: record.actor! })}>
                {text.onlyPerson}
              </Button>
            )}
            {record.target && (
              <Button size="small" onClick={() => setFilter({ target: record.target! })}>
                {text.onlyObject}
              </Button>
            )}
          </Box>
          <Details record={record} times={times} />
          <FactRows facts={listFacts(record)} />
        </Box>
      )}
    </SideDrawer>
  );
}

/** The entry's changes and further details. */
function Details({ record, times }: { record: AuditRecord; times: Times }) {
  const details = listAuditDetails(record, times);
  if (details.length === 0) return null;
  const title = details.some(({ isChange }) => isChange) ? text.changes : text.more;
  return (
    <Box>
      <Typography component="h3" variant="panelTitle" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FactRows facts={details.map(({ label, value }) => ({ label, value }))} />
    </Box>
  );
}

function listFacts({ target, targetName, network, requestId }: AuditRecord): FactRow[] {
  const mono = (value: string | null) => (value === null ? text.unknown : <Mono>{value}</Mono>);
  return [
    ...(targetName ? [{ label: text.object, value: targetName }] : []),
    ...(target ? [{ label: text.objectId, value: mono(target), copy: target }] : []),
    { label: text.network, value: mono(network) },
    { label: text.requestId, value: mono(requestId), ...(requestId && { copy: requestId }) },
  ];
}
