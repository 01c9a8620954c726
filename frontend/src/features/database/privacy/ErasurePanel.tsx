import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useRef, useState } from 'react';
import { ERASE_WORD, MAX_ERASURE_REASON_LENGTH } from '@pruefer/contracts';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useWhenTrue } from '~/ui/hooks/use-when-true.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { TypedWordDialog } from '~/ui/form/dialogs/TypedWordDialog.js';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { ErasureProtocol } from './ErasureProtocol.js';
import { useErasure } from './use-erasure.js';

const text = tc.database.erasure;
const MAX_TYPED_LENGTH = 60;

/** Finds the rows that hold an IBAN, says how many, and takes it out of them after a word was typed. */
export function ErasurePanel() {
  const { foundRows, isFinding, lastErasure, forget, find, erase } = useErasure();
  const [iban, setIban] = useState('');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const times = useTimes();
  const toast = useToast();
  const day = (at: string | null) => at && times.day(at);
  const field = useRef<HTMLInputElement>(null);
  const [params, change] = useQueryParams();
  useWhenTrue(params.get('dialog') === 'erase', () => {
    field.current?.focus();
    change({ tab: 'privacy', dialog: null }, true);
  });

  function search(event: SubmitEvent) {
    event.preventDefault();
    const input = iban.trim();
    setMissing(input === '');
    if (input === '') return toast({ kind: 'error', ...text.ibanMissing });
    if (!isFinding) void find(input);
  }

  async function confirm(reason: string) {
    const error = foundRows && (await erase(foundRows, reason));
    if (!error) setIban('');
    return error;
  }

  return (
    <Panel title={text.title} subtitle={text.subtitle}>
      <Box component="form" noValidate autoComplete="off" onSubmit={search} sx={row}>
        <TextField
          label={text.iban}
          value={iban}
          inputRef={field}
          onChange={({ target }) => {
            setIban(target.value);
            setMissing(false);
            forget();
          }}
          error={isMissing}
          helperText={isMissing ? text.ibanMissing.text : text.ibanHelp}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: MAX_TYPED_LENGTH, spellCheck: false, autoCapitalize: 'characters' } }}
          sx={{ flex: '1 1 220px', maxWidth: 440 }}
        />
        <Button type="submit" sx={{ mt: { sm: '28px' } }}>
          {isFinding ? text.finding : text.find}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 3, typography: 'body2' }}>
        {foundRows && text.found(foundRows.rows, day(foundRows.oldestAt), day(foundRows.newestAt))}
        {lastErasure && text.result(times.atMinute(lastErasure.at), lastErasure.rows)}
      </Box>
      {foundRows && foundRows.rows > 0 && (
        <Button color="error" onClick={() => setDialogOpen(true)} sx={{ mt: 3 }}>
          {text.action}
        </Button>
      )}
      <ErasureProtocol times={times} />
      {isDialogOpen && foundRows && (
        <EraseDialog rows={foundRows.rows} onErase={confirm} onClose={() => setDialogOpen(false)} />
      )}
    </Panel>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 } as const;

interface EraseDialogProps {
  /** The number of rows that hold the IBAN. */
  readonly rows: number;
  /** Gives why it did not work. */
  readonly onErase: (reason: string) => Promise<ReadableError | undefined>;
  readonly onClose: () => void;
}

/** The last question before an IBAN is erased, with room for the reason. */
function EraseDialog({ rows, onErase, onClose }: EraseDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <TypedWordDialog
      title={text.question.title}
      text={text.question.text(rows)}
      word={ERASE_WORD}
      action={text.question.action}
      pending={text.question.pending}
      onConfirm={() => onErase(reason)}
      onClose={onClose}
    >
      <TextField
        label={text.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={text.reasonHelp}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_ERASURE_REASON_LENGTH } }}
      />
    </TypedWordDialog>
  );
}
