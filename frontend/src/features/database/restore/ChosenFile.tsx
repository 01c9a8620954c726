import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { Note } from '~/ui/text/Note.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { FailureLines } from '../parts/FailureLines.js';
import { FileDrop } from '../parts/FileDrop.js';
import { ProgressLine } from '../parts/ProgressLine.js';
import { PassphraseForm } from './PassphraseForm.js';
import type { RestoreFile, RestoreFileUse } from './use-restore-file.js';

const text = tc.database.restore;
const ACCEPTED = '.sql,.enc,application/sql,text/plain';

interface ChosenFileProps {
  readonly restore: RestoreFileUse;
  /** A restore is under way: no other file now. */
  readonly isBusy: boolean;
}

/** The file to restore, and the state of its check. */
export function ChosenFile({ restore: { state, choose, unlock, clear }, isBusy }: ChosenFileProps) {
  if (state.status === 'checking') return <Checking {...state} onCancel={clear} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <FileDrop
        label={text.file}
        title={'file' in state ? <Mono>{state.file.name}</Mono> : text.drop}
        text={captionOf(state)}
        button={state.status === 'none' ? text.choose : text.other}
        accept={ACCEPTED}
        disabled={isBusy}
        onFile={choose}
      />
      {state.status === 'none' && state.isWrongType && (
        <Note kind="error">
          <strong>{text.wrongType.title}</strong> {text.wrongType.text}
        </Note>
      )}
      {state.status === 'refused' && (
        <Box role="alert">
          <Note kind="error">
            <FailureLines title={text.refused} failure={state.error} />
          </Note>
        </Box>
      )}
      {state.status === 'locked' && (
        <PassphraseForm isWrong={state.isWrong} onSubmit={(passphrase) => unlock(state.file, passphrase)} />
      )}
    </Box>
  );
}

interface CheckingProps {
  readonly file: File;
  readonly sentBytes: number;
  readonly onCancel: () => void;
}

function Checking({ file, sentBytes, onCancel }: CheckingProps) {
  const isSent = sentBytes >= file.size;
  return (
    <Box role="status" aria-label={text.checking.progress}>
      <Mono sx={{ display: 'block', mb: 3, overflowWrap: 'anywhere' }}>{file.name}</Mono>
      <ProgressLine
        label={text.checking.progress}
        step={isSent ? text.checking.reading : text.checking.uploading(fileSize(sentBytes), fileSize(file.size))}
        percent={isSent ? undefined : wholePercent(sentBytes, file.size)}
      />
      <Button size="small" onClick={onCancel} sx={{ mt: 3 }}>
        {text.checking.cancel}
      </Button>
    </Box>
  );
}

function captionOf(state: RestoreFile): string {
  if (state.status === 'none') return text.dropHelp;
  if (state.status === 'checked') return text.checked.of(state.check.bytes, state.check.formatVersion);
  return fileSize(state.file.size);
}
