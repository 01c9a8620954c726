import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTimes } from '~/api/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/Note.js';
import { Panel } from '~/ui/Panel.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { CheckedFile } from './CheckedFile.js';
import { ChosenFile } from './ChosenFile.js';
import { LastRestore } from './LastRestore.js';
import { RestoreDialog } from './RestoreDialog.js';
import { allOf, type RestoreWish } from './restore-wish.js';
import { useRestoreFile } from './use-restore-file.js';

const text = tc.database.restore;

/** Restores a backup in steps: the file, what the server finds in it, the wish, a typed word, progress, result. */
export function RestorePanel() {
  const restore = useRestoreFile();
  const { state, clear, restored } = restore;
  const times = useTimes();
  const job = useFollowedJobs().latest('restore');
  const check = state.is === 'checked' ? state.check : undefined;
  const [wish, setWish] = useState<{ readonly of: string; readonly wish: RestoreWish }>();
  const [isAsked, setAsked] = useState(false);
  const shownWish = check && (wish?.of === check.id ? wish.wish : allOf(check));
  const [begunId, setBegunId] = useState<string>();
  useWhen(job?.id === begunId && job?.state === 'done', restored);

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
              disabled={isUnderWay(job) || shownWish?.parts.length === 0}
              onClick={() => setAsked(true)}
            >
              {text.open}
            </Button>
          </>
        )
      }
    >
      <ChosenFile restore={restore} isBusy={isUnderWay(job)} />
      {check && shownWish && (
        <CheckedFile
          check={check}
          times={times}
          wish={shownWish}
          onWish={(changed) => setWish({ of: check.id, wish: changed })}
        />
      )}
      <Box sx={{ mt: 3 }}>
        <Note kind="warning">{`${text.warning} ${text.notRestored}`}</Note>
      </Box>
      <LastRestore job={job} times={times} />
      {isAsked && check && shownWish && state.is === 'checked' && (
        <RestoreDialog
          id={check.id}
          name={state.file.name}
          wish={shownWish}
          onBegun={setBegunId}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}

/** Does something once it is so. */
function useWhen(isSo: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isSo) actNow();
  }, [isSo]);
}
