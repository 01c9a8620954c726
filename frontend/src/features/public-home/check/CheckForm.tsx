import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeEvent, ReactNode, RefObject, SubmitEvent } from 'react';
import { t } from '~/texts/site.js';
import { sitePaths } from '~/texts/site-paths.js';

interface CheckFormProps {
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isPending: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onSubmit: () => void;
  /** Further hints about the input. */
  readonly children?: ReactNode;
}

/** Heading, the one field, and its button. */
export function CheckForm({ text, input, isPending, onChange, onSubmit, children }: CheckFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Box
      component="form"
      method="post"
      // For browsers without scripts or before they have loaded; the response is a page.
      action={sitePaths.check}
      noValidate
      data-print="none"
      onSubmit={submit}
      sx={{ p: { xs: 5, md: 8 } }}
    >
      <Box sx={head}>
        <Typography component="h2" variant="cardTitle" id="iban-heading" sx={{ lineHeight: 1.6 }}>
          {t.check.heading}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
          {t.check.terms}
        </Typography>
      </Box>
      <Box sx={row}>
        <Box
          component="input"
          {...fieldAttributes}
          name="iban"
          ref={input}
          value={text}
          onChange={onChange}
          placeholder={t.check.placeholder}
          sx={field}
        />
        <Button type="submit" variant="contained" sx={button}>
          {isPending ? t.check.pending : t.check.submit}
        </Button>
      </Box>
      {children}
    </Box>
  );
}

/** Disables autofill, spell check and password managers for an IBAN. */
const fieldAttributes = {
  'aria-labelledby': 'iban-heading',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  inputMode: 'text',
  enterKeyHint: 'go',
} as const;

const head = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 2.75 } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 176px' },
  gap: 3,
} as const;

const field = {
  width: '100%',
  height: { xs: 56, md: 64 },
  px: { xs: 'clamp(12px, 4vw, 16px)', md: '19px' },
  border: '1px solid',
  borderColor: 'line.control',
  borderRadius: '12px',
  bgcolor: 'surface.raised',
  color: 'text.primary',
  typography: 'mono',
  fontSize: { xs: 'clamp(.8125rem, 4.2vw, 1.0625rem)', md: '1.5rem' },
  fontWeight: 500,
  wordSpacing: '-.3ch',
  fontFeatureSettings: '"zero" 1',
  transition: 'border-color 150ms ease-out',
  '&::placeholder': { color: 'text.tertiary', opacity: 1 },
  '&:hover': { borderColor: 'text.tertiary' },
  '&:focus': {
    outline: '2px solid var(--ip-palette-primary-main)',
    outlineOffset: '-2px',
    boxShadow: '0 0 0 3px var(--ip-palette-action-focus)',
  },
} as const;

const button = { minHeight: { xs: 52, md: 64 }, borderRadius: '12px', fontSize: '1.0625rem', fontWeight: 600 } as const;
