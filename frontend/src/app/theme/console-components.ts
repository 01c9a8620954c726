import { choiceComponents } from './choice-components.js';
import { focusRing, INSIDE_OFFSET_PX } from './focus-ring.js';
import { listPaper } from './list-paper.js';
import { pickerComponents } from './picker-components.js';
import type { ThemeComponents } from './theme-types.js';

/** Styles of MUI components that only the console uses, kept out of the public page's bundle. */
export const consoleComponents: ThemeComponents = {
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '.8125rem',
        fontWeight: 550,
        lineHeight: '20px',
        whiteSpace: 'normal',
        '&, &.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
        '&.Mui-disabled': { color: vars.palette.text.disabled },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 40,
        borderRadius: 8,
        backgroundColor: vars.palette.surface.raised,
        '&.MuiInputBase-multiline': { padding: 0 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.tertiary },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${vars.palette.action.focus}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.primary.main, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.error.main },
        '&.Mui-disabled': { backgroundColor: vars.palette.surface.sunken },
      }),
      input: {
        padding: '8px 12px',
        height: 24,
        fontVariantNumeric: 'tabular-nums',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: 'var(--ip-palette-text-tertiary)', opacity: 1 },
      },
      notchedOutline: ({ theme: { vars } }) => ({
        top: 0,
        borderColor: vars.palette.line.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        margin: '6px 0 0',
        fontSize: '.8125rem',
        lineHeight: '20px',
        // Helper text stays readable in a disabled field.
        '&, &.Mui-disabled': { color: vars.palette.text.secondary },
      }),
    },
  },
  MuiSelect: { styleOverrides: { icon: { width: 20, right: 8 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: 6,
        color: vars.palette.line.control,
        '&.Mui-checked': { color: vars.palette.primary.main },
        '&:has(:focus-visible)': focusRing(vars.palette.primary.main, INSIDE_OFFSET_PX),
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: -6, marginRight: 0 }, label: { fontSize: '.875rem', lineHeight: '20px' } },
  },
  MuiDialog: {
    defaultProps: { maxWidth: false, transitionDuration: 180 },
    styleOverrides: {
      paper: ({ theme: { vars, breakpoints } }) => ({
        width: 520,
        margin: 32,
        borderRadius: 14,
        border: `1px solid ${vars.palette.line.main}`,
        backgroundColor: vars.palette.surface.overlay,
        backgroundImage: 'none',
        boxShadow: vars.shadows[2],
        [breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: 'calc(100% - 16px)',
          margin: 8,
          maxHeight: 'calc(100% - 16px)',
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 0', font: 'var(--ip-font-dialogTitle)' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '20px 24px 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flexWrap: 'wrap',
        gap: 8,
        padding: '14px 24px',
        backgroundColor: vars.palette.surface.sunken,
        borderTop: `1px solid ${vars.palette.line.main}`,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ ownerState, theme: { vars } }) => ({
        backgroundColor: ownerState.invisible ? 'transparent' : vars.palette.surface.backdrop,
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        padding: '6px 10px',
        borderRadius: 6,
        fontSize: '.75rem',
        lineHeight: '17px',
        color: vars.palette.surface.onInk,
        backgroundColor: vars.palette.surface.ink,
      }),
    },
  },
  MuiMenu: { styleOverrides: { paper: listPaper } },
  MuiPopover: { styleOverrides: { paper: listPaper } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 36, fontSize: '.875rem', gap: 10, '&:focus-visible': { outlineOffset: INSIDE_OFFSET_PX } },
    },
  },
  MuiTab: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: INSIDE_OFFSET_PX } } } },
  ...choiceComponents,
  ...pickerComponents,
};
