import { pagePath, slugError } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';

interface SlugInputProps {
  /** Called when the user edits the address. */
  readonly onType?: () => void;
}

/**
 * The address of a page. The resulting address is shown below it while typing; one that the product needs itself is
 * refused at once.
 */
export function SlugInput({ onType }: SlugInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name: 'slug' });
  const translationOf = useWatch<Record<string, string | null>>({ name: 'translationOf' });
  const { trigger, clearErrors } = useFormContext();
  const { ref, value = '', onChange, ...bound } = field;
  const error = slugError(value);
  const isWrong = fieldState.invalid;

  useEffect(() => {
    if (error === 'reserved') void trigger('slug');
  }, [error, value, trigger]);

  return (
    <TextField
      {...bound}
      label={tc.pages.fields.slug}
      value={value}
      onChange={({ target }) => {
        if (isWrong) clearErrors('slug');
        onType?.();
        onChange(target.value);
      }}
      inputRef={ref}
      error={isWrong}
      helperText={
        fieldState.error?.message ?? (
          <Box
            component="span"
            sx={{ overflowWrap: 'anywhere' }}
          >{`${window.location.host}${pagePath({ slug: value, translationOf })}`}</Box>
        )
      }
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' },
        input: { sx: mono },
      }}
    />
  );
}

const mono = { '& input': { typography: 'mono', fontSize: '.875rem' } } as const;
