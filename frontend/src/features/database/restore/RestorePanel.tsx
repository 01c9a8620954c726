import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { LastProof } from '../backups/LastProof.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { CheckedFile } from './CheckedFile.js';
import { ChosenFile } from './ChosenFile.js';
import { LastRestore } from './LastRestore.js';
import { RestoreDialog } from './RestoreDialog.js';
import { wholeRestore, type RestoreSelection } from './restore-selection.js';
import type { RestoreFileUse } from './use-restore-file.js';
import type { RestoreCheck } from '@pruefer/contracts';
import { Warnings } from '../parts/Warnings.js';

const { warning, checked } = tc.database.restore;

const text = tc.database.restore;

/** Restores a backup in steps: the file, what the server finds in it, the selection, a typed word, progress, result. */
export function RestorePanel({ restore }: { restore: RestoreFileUse }) {
  const { state, clear, begunId, begin } = restore;
  const times = useTimes();
  const job = useFollowedJobs().latest('restore');
  const check = state.status === 'checked' ? state.check : undefined;
  const [selection, setSelection] = useState<{ readonly of: string; readonly selection: RestoreSelection }>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const shownSelection = check && (selection?.of === check.id ? selection.selection : wholeRestore(check));
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
            onSelect={(changed) => setSelection({ of: check.id, selection: changed })}
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
  const needs = missingSecrets.map(({ name, purpose }) => checked.missingSecret(name, purpose));
  return <Warnings warnings={[...warning, ...(needs.length > 0 ? [checked.missingSecrets, ...needs] : [])]} />;
}
