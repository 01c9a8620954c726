import { MAX_REGISTRY_FILE_BYTES, readDay, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import type { CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { ErrorNote } from '~/ui/form/notes/FormNotes.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { FileAndDay } from '../loaded-files/FileAndDay.js';
import { type RegistryUpload, useRegistryUpload } from './use-registry-upload.js';

const text = tc.database.banks.registry;
const EXAMPLE = '2027-01-04';
const emptyForm = { file: undefined as File | undefined, typedDay: '', release: '' };

/** Uploads a file of the registry. When valid IBANs would become invalid, a question names the countries first. */
export function RegistryForm({ times }: { times: Times }) {
  const [values, setValues] = useState(emptyForm);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const load = useLoading(setError);
  const { file, typedDay, release } = values;
  const validFrom = readDay(typedDay, times.dateFormat);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isPending || !file || file.size > MAX_REGISTRY_FILE_BYTES || !validFrom) return;
    setPending(true);
    const isLoaded = await load({ file, validFrom, release });
    setPending(false);
    if (!isLoaded) return;
    setValues(emptyForm);
    setSubmitted(false);
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={frame}>
      <FileAndDay
        {...{ file, typedDay, times, isSubmitted, isPending }}
        texts={text}
        maxBytes={MAX_REGISTRY_FILE_BYTES}
        exampleDay={EXAMPLE}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      <TextField
        label={text.release}
        value={release}
        helperText={text.releaseHelp}
        autoComplete="off"
        onChange={({ target }) => setValues({ ...values, release: target.value.replace(/\D/g, '') })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        sx={{ maxWidth: { sm: 280 } }}
      />
      <ErrorNote error={error} />
      <Faults error={error} />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {isPending ? text.pending : text.submit}
      </Button>
    </Box>
  );
}

/** Errors of the file by line and field. */
function Faults({ error }: { error: CallError | null }) {
  if (!error || error.fields.length === 0) return null;
  return (
    <Box component="ul" aria-label={text.faults} sx={faultList}>
      {error.fields.map(({ field, message }) => (
        <li key={`${field} ${message}`}>{`${field}: ${message}`}</li>
      ))}
    </Box>
  );
}

/** Gives the function that loads a file, and says whether it was. */
function useLoading(onError: (error: CallError | null) => void) {
  const upload = useRegistryUpload();
  const confirm = useConfirm();
  const toast = useToast();
  return async (request: RegistryUpload): Promise<boolean> => {
    onError(null);
    let result = await upload(request, false);
    if (result.error?.code === 'registry_change_unconfirmed') {
      const countries = result.error.fields.map(({ message }) => <li key={message}>{message}</li>);
      const details = (
        <Box component="ul" sx={{ ...faultList, mt: 2 }}>
          {countries}
        </Box>
      );
      if (!(await confirm({ ...text.confirming, details, isDanger: true }))) return false;
      result = await upload(request, true);
    }
    if (result.data) toast({ kind: 'success', ...text.done(result.data.name) });
    else onError(result.error);
    return result.data !== undefined;
  };
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  px: 6,
  py: 4,
  borderBottom: '1px solid',
  borderColor: 'line.main',
} as const;

const faultList = {
  m: 0,
  pl: 5,
  maxHeight: 240,
  overflowY: 'auto',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
