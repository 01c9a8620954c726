import { focusRing } from './focus-ring.js';
import { listPaper } from './list-paper.js';
import type { ThemeComponents } from './theme-types.js';

/** Styles of the console's choices: toggle groups, switches and autocompletes. */
export const choiceComponents: ThemeComponents = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 2,
        padding: 3,
        border: `1px solid ${vars.palette.line.main}`,
        backgroundColor: vars.palette.surface.sunken,
      }),
      grouped: { margin: 0, borderRadius: '6px !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 6,
        minHeight: 32,
        padding: '0 10px',
        border: '1px solid transparent',
        fontSize: '.8125rem',
        lineHeight: '20px',
        textTransform: 'none',
        whiteSpace: 'nowrap',
        color: vars.palette.text.secondary,
        '&:hover': { color: vars.palette.text.primary, backgroundColor: 'transparent' },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: vars.palette.text.primary,
          borderColor: vars.palette.line.strong,
          backgroundColor: vars.palette.surface.raised,
        },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 36,
        height: 20,
        margin: '0 8px 0 6px',
        padding: 0,
        overflow: 'visible',
        borderRadius: 10,
        '&:has(:focus-visible)': focusRing(vars.palette.primary.main),
      }),
      switchBase: ({ theme: { vars } }) => ({
        padding: 3,
        color: vars.palette.line.control,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: vars.palette.fill.text },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: vars.palette.fill.main,
          backgroundColor: vars.palette.fill.main,
        },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        opacity: 1,
        borderRadius: 10,
        border: `1px solid ${vars.palette.line.control}`,
        backgroundColor: vars.palette.surface.raised,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiInputBase-root.MuiOutlinedInput-root': { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
        '& .MuiInputBase-root .MuiInputBase-input.MuiAutocomplete-input': { padding: '8px 12px' },
      },
      paper: listPaper,
      option: { minHeight: 36, fontSize: '.875rem', overflowWrap: 'anywhere' },
      noOptions: { fontSize: '.875rem' },
    },
  },
};
