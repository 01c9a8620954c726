import type { BankDataOverview, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Landmark } from 'lucide-react';
import { asCallError } from '~/api/call-error.js';
import { useTimes } from '~/api/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/Panel.js';
import { PanelFigures } from '~/ui/PanelFigures.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { Warnings } from '../Warnings.js';
import { BankCount } from './BankCount.js';
import { useBankDataQuery } from './banks.api.js';
import { LastImport } from './LastImport.js';
import type { BankImports } from './use-bank-import.js';

const { banks: text, unknown } = tc.database;
const ROW_HEIGHT_PX = 56;

interface BankDataPanelProps {
  readonly imports: BankImports;
  /** Offers the other sources. */
  readonly onOther: () => void;
  readonly onHistory: () => void;
  readonly onRegistry: () => void;
}

/** The bank data in force, its import and what the last one has changed. */
export function BankDataPanel({ imports, onOther, onHistory, onRegistry }: BankDataPanelProps) {
  const { data, error, refetch } = useBankDataQuery(undefined, { refetchOnMountOrArgChange: true });
  const job = useFollowedJobs().latest('bank-import');
  const times = useTimes();
  const isRunning = isUnderWay(job);
  return (
    <Panel
      title={text.title}
      subtitle={data?.source ?? text.unknownSource}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 'none', gap: 4 }}>
          <Button variant="text" size="small" disabled={isRunning} onClick={onOther}>
            {text.other}
          </Button>
          <Button variant="text" size="small" onClick={onHistory}>
            {text.history}
          </Button>
          <Button variant="text" size="small" onClick={onRegistry}>
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
            startIcon={<Landmark size={16} strokeWidth={1.75} aria-hidden />}
            disabled={isRunning}
            onClick={() => void imports.start({ source: 'configured' })}
          >
            {text.import}
          </Button>
        </>
      }
    >
      <Loaded
        data={data}
        failure={asCallError(error)}
        failed={text.loadFailed}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={2} rowHeightPx={ROW_HEIGHT_PX} />}
      >
        {(overview) => <BankDataStand overview={overview} times={times} />}
      </Loaded>
      <LastImport job={job} times={times} imports={imports} />
    </Panel>
  );
}

function BankDataStand({ overview, times }: { overview: BankDataOverview; times: Times }) {
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
      <Warnings warnings={warnings} />
    </>
  );
}

const hint = { flex: '1 1 160px', alignSelf: 'center', typography: 'body2', color: 'text.secondary' } as const;
