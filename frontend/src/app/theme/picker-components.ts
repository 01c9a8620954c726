import type {} from '@mui/x-date-pickers/themeAugmentation';
import { listPaper } from './list-paper.js';
import type { AppTheme, ThemeComponents } from './theme-types.js';

/** An entry of a calendar or a list of times; filled when selected. */
const choice = ({ theme: { vars } }: { theme: AppTheme }) => ({
  borderRadius: 8,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '&:hover, &:focus': { backgroundColor: vars.palette.surface.hover },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
    color: vars.palette.fill.text,
    backgroundColor: vars.palette.fill.main,
  },
});

/** Styles of date and time pickers: input, calendar and lists. */
export const pickerComponents: ThemeComponents = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 40,
        padding: '0 14px 0 12px',
        borderRadius: 8,
        backgroundColor: vars.palette.surface.raised,
        '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, borderColor: vars.palette.line.control },
        '& .MuiPickersOutlinedInput-notchedOutline legend': { display: 'none' },
      }),
      sectionsContainer: { padding: '8px 0', fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: (props) => ({
        ...choice(props),
        '&.MuiPickerDay-today': { border: `1px solid ${props.theme.vars.palette.line.control}` },
      }),
    },
  },
  MuiPickerPopper: { styleOverrides: { paper: (props) => ({ ...listPaper(props), overflow: 'hidden' }) } },
  MuiYearCalendar: { styleOverrides: { button: choice } },
  MuiMultiSectionDigitalClockSection: { styleOverrides: { item: choice } },
  MuiPickersCalendarHeader: {
    styleOverrides: { label: { fontSize: '.875rem', fontWeight: 600 } },
  },
};
