/** How the fields of the tool look: MUI's own inputs would bring the console's script to the public page. */
export const fieldStyles = {
  width: '100%',
  px: '14px',
  py: '9px',
  minHeight: 44,
  border: '1px solid',
  borderColor: 'line.control',
  borderRadius: 2,
  bgcolor: 'surface.raised',
  color: 'text.primary',
  typography: 'mono',
  fontSize: '1rem',
  '&:hover': { borderColor: 'text.tertiary' },
  '&:focus': {
    outline: '2px solid var(--ip-palette-primary-main)',
    outlineOffset: '-2px',
    boxShadow: '0 0 0 3px var(--ip-palette-action-focus)',
  },
  '&[aria-invalid=true]': { borderColor: 'error.main' },
} as const;

export const labelStyles = { display: 'block', mb: 1.5, typography: 'body2', fontWeight: 550 } as const;

export const helpStyles = { mt: 1.5, color: 'text.secondary' } as const;

export const errorStyles = { ...helpStyles, color: 'error.main' } as const;
