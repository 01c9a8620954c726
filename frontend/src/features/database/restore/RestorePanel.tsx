import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Job, RestoreCheck, Times } from '@pruefer/contracts';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Warnings } from '~/ui/text/Warnings.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { LastProof } from '../backups/LastProof.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { ChosenFile } from './ChosenFile.js';
import { RestoreDialog } from './RestoreDialog.js';
import { fullRestoreSelection, type RestoreSelection } from './restore-selection.js';
import type { RestoreFileControl } from './use-restore-file.js';
import { FocusedResult } from './FocusedResult.js';
import { PartChoice } from './PartChoice.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import { describeRowChanges } from './describe-row-changes.js';

const { backups, restore: text } = tc.database;

/** Restores a backup in steps: the file, what the server finds in it, the selection, a typed word, progress, result. */
export function RestorePanel({ restore }: { restore: RestoreFileControl }) {
  const { state, clear, begunId, begin } = restore;
  const times = useTimes();
  const job = useFollowedJobs().latest('restore');
  const check = state.status === 'checked' ? state.check : undefined;
  const [selection, setSelection] = useState<{ readonly of: string; readonly selection: RestoreSelection }>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const shownSelection = check && (selection?.of === check.id ? selection.selection : fullRestoreSelection(check));
  const hasFailed =
    job?.state === 'failed' || state.status === 'refused' || (state.status === 'none' && state.isWrongType);

  return (
    <Panel
      title={text.title}
      subtitle={text.subtitle}
      footer={
        check && (
          <>
            <Button variant="text" disabled={isUnderWay(job)} onClick={clear}>
              {text.clear}
            </Button>
            <Button
              color="error"
              disabled={isUnderWay(job) || shownSelection?.parts.length === 0}
              onClick={() => setDialogOpen(true)}
            >
              {text.open}
            </Button>
          </>
        )
      }
    >
      <Box sx={steps}>
        <ChosenFile restore={restore} isBusy={isUnderWay(job)} />
        {check && shownSelection && (
          <CheckedFile
            key={check.id}
            check={check}
            times={times}
            selection={shownSelection}
            onSelect={(newSelection) => setSelection({ of: check.id, selection: newSelection })}
          />
        )}
        {!hasFailed && <RestoreWarning secrets={check?.secrets ?? []} />}
        <LastRestore job={job} times={times} isOwn={job !== undefined && job.id === begunId} />
        {!check && <LastProof times={times} />}
      </Box>
      {isDialogOpen && check && shownSelection && state.status === 'checked' && (
        <RestoreDialog
          id={check.id}
          name={state.file.name}
          selection={shownSelection}
          onBegun={begin}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Panel>
  );
}

const steps = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;

/** Lists the data that a restore replaces and the missing secrets of the chosen backup. */
function RestoreWarning({ secrets }: Pick<RestoreCheck, 'secrets'>) {
  const missingSecrets = secrets.filter(({ isMissing }) => isMissing);
  const needs = missingSecrets.map(({ name, purpose }) => text.checked.missingSecret(name, purpose));
  return (
    <Warnings warnings={[...text.warning, ...(needs.length > 0 ? [text.checked.missingSecrets, ...needs] : [])]} />
  );
}

interface CheckedFileProps {
  readonly check: RestoreCheck;
  readonly times: Times;
  readonly selection: RestoreSelection;
  readonly onSelect: (selection: RestoreSelection) => void;
}

/** The server's findings about a backup: content, changes by a restore, and unchanged parts. */
function CheckedFile({ check, times, selection, onSelect }: CheckedFileProps) {
  const { backupAt, productVersion, schemaVersion, records, notes } = check;
  return (
    <FocusedResult label={text.checked.title} isNew>
      <FactRows
        facts={[
          { label: text.checked.made, value: <Moment at={backupAt} times={times} /> },
          { label: text.checked.version, value: text.checked.schema(productVersion, schemaVersion) },
          { label: text.checked.records, value: backups.records(records) },
        ]}
      />
      <Box sx={{ mt: 3 }}>
        <PartChoice check={check} selection={selection} onSelect={onSelect} />
      </Box>
      {notes.map((note) => (
        <Box key={note} sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      ))}
    </FocusedResult>
  );
}

interface LastRestoreProps {
  readonly job: Job | undefined;
  readonly times: Times;
  /** Whether this console tab started the restore. */
  readonly isOwn: boolean;
}

/** The result of the last restore: the number of restored rows, and the backup with the state before it. */
function LastRestore({ job, times, isOwn }: LastRestoreProps) {
  if (!job) return null;
  const outcome = job.result?.restore;
  return (
    <FocusedResult label={text.last} isNew={isOwn && !isUnderWay(job)}>
      <JobOutcome job={job} failed={text.failed}>
        {outcome && job.endedAt && (
          <>
            {text.result(times.atMinute(job.endedAt), outcome.recordsRestored)}
            {outcome.recordsRestored > 0 && (
              <Box component="ul" sx={{ m: 0, my: 1, pl: 5 }}>
                {outcome.parts.map((part) => (
                  <li key={part.part}>{`${backups.parts[part.part]}: ${describeRowChanges(part)}`}</li>
                ))}
              </Box>
            )}{' '}
            {text.safety} <Mono sx={{ overflowWrap: 'anywhere' }}>{outcome.safetyBackup}</Mono>
          </>
        )}
      </JobOutcome>
    </FocusedResult>
  );
}
