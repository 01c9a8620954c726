import type { BankDataOverview, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileUp, Landmark } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { PanelFigures } from '~/ui/panel/PanelFigures.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { Warnings } from '~/ui/text/Warnings.js';
import { asCallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { useBankCountQuery, useBankDataQuery } from './banks.api.js';
import { LastImport } from './LastImport.js';
import type { BankImports } from './use-bank-import.js';

const { banks: text, unknown } = tc.database;

interface BankDataPanelProps {
  readonly imports: BankImports;
  /** Opens a dialog of the section. */
  readonly onOpen: (dialog: string, id?: string) => void;
}

/** The bank data in force, its import and what the last one has changed. */
export function BankDataPanel({ imports, onOpen }: BankDataPanelProps) {
  const query = useBankDataQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const job = useFollowedJobs().latest('bank-import');
  const times = useTimes();
  const isRunning = isUnderWay(job);
  const needsFile = data !== undefined && data.warnings.length > 0;
  return (
    <Panel
      title={text.title}
      subtitle={data?.source ?? text.unknownSource}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 'none', gap: 4 }}>
          <Button variant="text" size="small" disabled={isRunning} onClick={() => onOpen('import')}>
            {text.other}
          </Button>
          <Button variant="text" size="small" onClick={() => onOpen('imports')}>
            {text.history}
          </Button>
          <Button variant="text" size="small" onClick={() => onOpen('registry')}>
            {text.registry.title}
          </Button>
        </Box>
      }
      footer={
        <>
          <Box role="status" sx={hint}>
            {isRunning && text.running}
          </Box>
          <Button
            variant={needsFile ? 'text' : 'outlined'}
            startIcon={<Landmark size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void imports.start({ source: 'configured' })}
          >
            {text.import}
          </Button>
          {needsFile && (
            <Button
              startIcon={<FileUp size={16} aria-hidden />}
              disabled={isRunning}
              onClick={() => onOpen('import', data.officialHost ? 'configured' : 'uploaded')}
            >
              {text.next}
            </Button>
          )}
        </>
      }
    >
      <Loaded {...loadState(query)} errorTitle={text.loadFailed} rowHeightPx={56}>
        {(overview) => <BankDataStatus overview={overview} times={times} hasFailed={job?.state === 'failed'} />}
      </Loaded>
      <LastImport job={job} times={times} imports={imports} />
    </Panel>
  );
}

interface BankDataStatusProps {
  readonly overview: BankDataOverview;
  readonly times: Times;
  /** The panel says so already: the warnings wait. */
  readonly hasFailed: boolean;
}

function BankDataStatus({ overview, times, hasFailed }: BankDataStatusProps) {
  const { validFrom, validUntil, importedAt, origin, warnings } = overview;
  return (
    <>
      <PanelFigures
        figures={[
          { value: <BankCount />, label: text.count },
          { value: validFrom ? times.ofDay(validFrom) : unknown, label: text.validFrom },
          ...(validUntil ? [{ value: times.ofDay(validUntil), label: text.validUntil }] : []),
        ]}
      />
      {importedAt && origin && (
        <Box sx={{ mb: 3, typography: 'body2', color: 'text.secondary' }}>
          {text.stand(times.atMinute(importedAt), text.origins[origin])}
        </Box>
      )}
      {!hasFailed && <Warnings warnings={warnings} />}
    </>
  );
}

const hint = {
  flex: '1 1 0',
  '&:not(:empty)': { flexBasis: 160 },
  alignSelf: 'center',
  typography: 'body2',
  color: 'text.secondary',
} as const;

/** The number of banks. A failed request is repeated once, then the error is shown in place of the number. */
function BankCount() {
  const { data, error, refetch } = useBankCountQuery(undefined, {
    ...pollingIntervals.list,
    refetchOnMountOrArgChange: true,
  });
  const wasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    if (wasRepeated.current) return;
    wasRepeated.current = true;
    void refetch();
  });
  useEffect(() => {
    if (error) repeat();
  }, [error]);
  if (data) return tc.number(data.count);
  return error ? text.countFailed(asCallError(error).message ?? tc.unexpected) : unknown;
}
