import { MAX_BANK_FILE_BYTES, readDay } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';
import { useTimes } from '~/api/settings/use-times.js';
import type { CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { ErrorNote } from '~/ui/form/notes/FormNotes.js';
import { useBankDataQuery } from './banks.api.js';
import { HOME_LIST } from './list-options.js';
import { parseChosenCountry } from './ListFields.js';
import { type OwnFile, OwnFileFields } from './OwnFileFields.js';
import type { BankImports, ImportRequest } from './use-bank-import.js';

const text = tc.database.banks.dialog;
const sources = ['configured', 'shipped', 'uploaded'] as const;
type Source = ImportRequest['source'];
const nothingChosen: OwnFile = { list: HOME_LIST, typedCountry: '', file: undefined, typedDay: '' };

interface ImportDialogProps {
  readonly imports: BankImports;
  /** The source that is chosen first, as the URL names it. */
  readonly preset: string | null;
  readonly onClose: () => void;
}

/** Imports bank data from a source of choice. */
export function ImportDialog({ imports, preset, onClose }: ImportDialogProps) {
  const { data } = useBankDataQuery();
  const times = useTimes();
  const [source, setSource] = useState<Source>(sources.find((name) => name === preset) ?? 'configured');
  const [ownFile, setOwnFile] = useState(nothingChosen);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const group = useId();
  const host = data?.officialHost;
  const labels = { ...text, configured: host ? text.official(host) : text.configured };

  function close() {
    imports.stop();
    onClose();
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    setSubmitted(true);
    const request = buildRequest(source, ownFile, readDay(ownFile.typedDay, times.dateFormat));
    if (!request || isPending) return;
    setPending(true);
    const startError = await imports.start(request);
    setPending(false);
    setError(startError ?? null);
    if (!startError) onClose();
  }

  return (
    <ModalDialog open onClose={close}>
      <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={frame}>
        <DialogTitle>{text.title}</DialogTitle>
        <DialogContent sx={content}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text.text}
          </Typography>
          <div>
            <FormLabel id={group} sx={{ typography: 'body2', fontWeight: 550, color: 'text.primary' }}>
              {text.source}
            </FormLabel>
            <RadioGroup
              aria-labelledby={group}
              value={source}
              onChange={({ target }) => setSource(sources.find((name) => name === target.value) ?? source)}
            >
              {sources.map((name) => (
                <FormControlLabel key={name} value={name} label={labels[name]} control={<Radio size="small" />} />
              ))}
            </RadioGroup>
          </div>
          {source === 'uploaded' && (
            <OwnFileFields
              {...{ ownFile, times, isSubmitted, isPending }}
              overview={data}
              sentBytes={imports.sentBytes}
              onChange={setOwnFile}
            />
          )}
          <ErrorNote error={error} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close}>
            {tc.dialog.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {isPending ? text.pending : text.submit}
          </Button>
        </DialogActions>
      </Box>
    </ModalDialog>
  );
}

/** undefined: something is missing. */
function buildRequest(source: Source, ownFile: OwnFile, validFrom: string | undefined): ImportRequest | undefined {
  if (source !== 'uploaded') return { source };
  const { file } = ownFile;
  const country = parseChosenCountry(ownFile);
  if (!file || file.size > MAX_BANK_FILE_BYTES || !validFrom || country === undefined) return undefined;
  return { source, file, validFrom, country };
}

const frame = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  pt: '6px !important',
} as const;
