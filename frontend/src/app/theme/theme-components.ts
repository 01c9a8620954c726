import { focusRing } from './focus-ring.js';
import type { ThemeComponents } from './theme-types.js';

const controlHeight = { small: 32, medium: 36, large: 44 } as const;

/** Styles of the MUI components in use: borders instead of shadows, one filled button per view, no ripple. */
export const themeComponents: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ vars: { palette } }) => ({
      // Some systems place letters on whole pixels only, where small dots and blanks would otherwise disappear.
      body: { fontVariantNumeric: 'tabular-nums', wordSpacing: '.04em', textRendering: 'geometricPrecision' },
      // The browser's style sheet resets the variant of the figures by a `font` shorthand.
      'input, button': { fontVariantNumeric: 'inherit' },
      // The console has buttons for these: one shows the password, one clears the search.
      'input::-ms-reveal': { display: 'none' },
      'input::-ms-clear': { display: 'none' },
      'input[type=search]::-webkit-search-cancel-button': { appearance: 'none' },
      '::selection': { backgroundColor: palette.action.focus },
      ':focus-visible': focusRing(palette.primary.main),
      a: { color: palette.primary.main },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI removes the outline of all buttons.
    styleOverrides: { root: ({ theme: { vars } }) => ({ '&:focus-visible': focusRing(vars.palette.primary.main) }) },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', color: 'inherit', disableElevation: true },
    styleOverrides: {
      root: ({ ownerState: { size = 'medium', variant }, theme: { vars } }) => ({
        minWidth: 0,
        minHeight: controlHeight[size],
        padding: '0 14px',
        whiteSpace: 'nowrap',
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
        ...(variant === 'contained' && {
          color: vars.palette.fill.text,
          backgroundColor: vars.palette.fill.main,
          '&:hover': { backgroundColor: vars.palette.fill.hover },
          '&.Mui-disabled': {
            color: vars.palette.text.disabled,
            backgroundColor: vars.palette.surface.sunken,
            border: `1px solid ${vars.palette.line.main}`,
          },
        }),
        ...(variant === 'outlined' && {
          borderColor: vars.palette.line.strong,
          backgroundColor: vars.palette.surface.raised,
          '&:hover': { borderColor: vars.palette.line.control, backgroundColor: vars.palette.surface.hover },
        }),
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ ownerState: { size = 'medium' }, theme: { vars } }) => ({
        width: size === 'small' ? 28 : 32,
        height: size === 'small' ? 28 : 32,
        padding: 0,
        borderRadius: 8,
        color: vars.palette.text.secondary,
        '&:hover': { color: vars.palette.text.primary },
      }),
    },
  },
};
