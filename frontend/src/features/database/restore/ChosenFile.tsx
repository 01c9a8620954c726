import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_PASSPHRASE_LENGTH } from '@pruefer/contracts';
import { type SubmitEvent, useState } from 'react';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { Note } from '~/ui/text/Note.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { ErrorLines } from '~/ui/placeholders/ErrorLines.js';
import { FileDrop } from '~/ui/controls/FileDrop.js';
import { ProgressLine } from '~/ui/panel/ProgressLine.js';
import { PasswordField } from '~/ui/form/inputs/PasswordField.js';
import type { RestoreFile, RestoreFileControl } from './use-restore-file.js';

const text = tc.database.restore;
const ACCEPTED = '.sql,.enc,application/sql,text/plain';

interface ChosenFileProps {
  readonly restore: RestoreFileControl;
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
        text={describeFile(state)}
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
            <ErrorLines title={text.refused} error={state.error} />
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

function describeFile(state: RestoreFile): string {
  if (state.status === 'none') return text.dropHelp;
  if (state.status === 'checked') return text.checked.of(state.check.bytes, state.check.formatVersion);
  return fileSize(state.file.size);
}

interface PassphraseFormProps {
  /** Whether the last passphrase was wrong. */
  readonly isWrong: boolean;
  readonly onSubmit: (passphrase: string) => void;
}

/** Asks for the passphrase of an encrypted backup; it is sent with the file and kept nowhere. */
function PassphraseForm({ isWrong, onSubmit }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(event: SubmitEvent) {
    event.preventDefault();
    setMissing(passphrase === '');
    if (passphrase !== '') onSubmit(passphrase);
  }

  const problem = isMissing ? text.locked.missing : isWrong ? text.locked.wrong : undefined;
  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={send} sx={{ display: 'grid', gap: 3 }}>
      <PasswordField
        label={text.locked.label}
        value={passphrase.slice(0, MAX_PASSPHRASE_LENGTH)}
        onChange={({ target }) => setPassphrase(target.value)}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? text.locked.text}
      />
      <Box>
        <Button type="submit">{text.locked.submit}</Button>
      </Box>
    </Box>
  );
}
