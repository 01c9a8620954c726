import { LogRetention, MAX_RETENTION_MONTHS, MIN_RETENTION_MONTHS, type RetentionOverview } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { saveResult } from '~/api/store/save-result.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { ErrorNote } from '~/ui/form/notes/FormNotes.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { useGuardedForm } from '~/ui/form/state/use-guarded-form.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useSaveRetentionMutation } from './privacy.api.js';

const text = tc.database.privacy.retention;
const step = { by: 1, min: MIN_RETENTION_MONTHS, max: MAX_RETENTION_MONTHS };

/**
 * The number of months after which rows of the request log are deleted automatically.
 * @param retention the current one
 */
export function RetentionForm({ retention }: { retention: RetentionOverview }) {
  const { months, logBytes, bytesPerMonth } = retention;
  // A value that another user has saved is another form.
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4, width: '100%' }}>
      <Fields key={months} months={months} />
      <Box sx={{ flex: '1 1 200px', mt: { sm: '36px' }, typography: 'body2', color: 'text.secondary' }}>
        {text.space(logBytes, bytesPerMonth)}
      </Box>
    </Box>
  );
}

function Fields({ months }: { months: number | null }) {
  const [send] = useSaveRetentionMutation();
  const [isSaved, setSaved] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const {
    form,
    error,
    send: submit,
  } = useGuardedForm<LogRetention>(
    {
      body: LogRetention,
      defaults: { months },
      draft: { key: 'database.retention', secrets: [] },
      failed: text.failed,
      onSubmit: async (values) => {
        const isShorter = values.months !== null && (months === null || values.months < months);
        if (isShorter && !(await confirm({ ...text.shorter(values.months ?? 0), isDanger: true }))) return 'open';
        return saveResult(await send(values)).error ?? 'saved';
      },
    },
    !isSaved,
    () => {
      setSaved(true);
      toast({ kind: 'success', ...text.saved });
    },
  );
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={row}>
        <Box sx={{ width: 260, maxWidth: '100%' }}>
          <NumberInput
            name="months"
            label={text.label}
            isOptional
            step={step}
            helperText={text.help(MIN_RETENTION_MONTHS, MAX_RETENTION_MONTHS)}
          />
        </Box>
        <Button type="submit" disabled={!isDirty || isSubmitting} sx={{ mt: { sm: '28px' } }}>
          {isSubmitting ? text.pending : text.save}
        </Button>
        <ErrorNote error={error} />
      </Box>
    </FormProvider>
  );
}

const row = {
  flex: '0 1 auto',
  maxWidth: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
} as const;
