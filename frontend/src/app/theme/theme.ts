import { createTheme, type Shadows } from '@mui/material/styles';
import { themeComponents } from './theme-components.js';
import './theme-types.js';

const shades = {
  light: {
    background: { default: '#F6F8FA', paper: '#FFFFFF' },
    surface: {
      overlay: '#FFFFFF',
      raised: '#FFFFFF',
      sunken: '#F0F2F5',
      hover: '#F3F5F8',
      neutral: '#E9ECF1',
      tint: '#EAF0FD',
      ink: '#131B29',
      onInk: '#F3F5F9',
      backdrop: 'rgba(11, 16, 30, .42)',
    },
    divider: '#E0E3E7',
    line: { main: '#E0E3E7', strong: '#C9CED4', control: '#8B929E' },
    text: { primary: '#131B29', secondary: '#4E5662', tertiary: '#636A76', disabled: '#8C94A1' },
    primary: { main: '#2344AB', dark: '#1A358D', light: '#3258C8', contrastText: '#FFFFFF' },
    fill: { main: '#2344AB', hover: '#1A358D', text: '#FFFFFF' },
    success: { main: '#0B6B45', light: '#E4F5EC' },
    warning: { main: '#855000', light: '#FDF1D8' },
    error: { main: '#B3242A', light: '#FDECEB' },
    info: { main: '#2344AB', light: '#EAF0FD' },
    action: { hover: 'rgba(19, 27, 41, .045)', selected: 'rgba(35, 68, 171, .08)', focus: 'rgba(35, 68, 171, .16)' },
    chart: {
      ok: '#5B7BDA',
      now: '#2344AB',
      warn: '#C77E00',
      err: '#B3242A',
      sea: '#0E5E63',
      slate: '#7B8594',
      grid: '#E8EBEF',
    },
  },
  dark: {
    background: { default: '#0B0E14', paper: '#12161D' },
    surface: {
      overlay: '#171C25',
      raised: '#191E27',
      sunken: '#0E1218',
      hover: '#171C24',
      neutral: '#232934',
      tint: '#182340',
      ink: '#ECEFF3',
      onInk: '#131B29',
      backdrop: 'rgba(3, 5, 9, .62)',
    },
    divider: '#262B34',
    line: { main: '#262B34', strong: '#39404B', control: '#6A727F' },
    text: { primary: '#ECEFF3', secondary: '#ACB1BB', tertiary: '#949AA4', disabled: '#6B727D' },
    primary: { main: '#9CB5F8', dark: '#BDD0FF', light: '#7F9DF0', contrastText: '#131B29' },
    fill: { main: '#3F62D0', hover: '#4769D6', text: '#FFFFFF' },
    success: { main: '#71D6A3', light: '#12291F' },
    warning: { main: '#F0BE67', light: '#30240F' },
    error: { main: '#FA9793', light: '#381A1B' },
    info: { main: '#9CB5F8', light: '#182340' },
    action: {
      hover: 'rgba(255, 255, 255, .06)',
      selected: 'rgba(156, 181, 248, .13)',
      focus: 'rgba(156, 181, 248, .22)',
    },
    chart: {
      ok: '#6C8BE6',
      now: '#BDD0FF',
      warn: '#EDB04A',
      err: '#F0625F',
      sea: '#8FE3DC',
      slate: '#8D95A1',
      grid: '#20252E',
    },
  },
} as const;

/** Banknote line work has the same ink in both schemes. */
const guilloche = { from: '#3258C8', middle: '#4468D2', to: '#1D9999' };

/** Shadows only ever mean "above the page": 1 the check card and login, 2 dialogs and toasts, 3 the drawer. */
const shadows = [
  'none',
  '0 1px 2px rgba(11, 16, 30, .05), 0 20px 40px -24px rgba(20, 35, 90, .16)',
  '0 24px 64px -12px rgba(11, 16, 30, .28)',
  '-16px 0 48px -16px rgba(11, 16, 30, .22)',
  ...new Array<string>(21).fill('none'),
] as Shadows;

const sans = "'Instrument Sans Variable', 'Sans Fallback', system-ui, sans-serif";
const mono = "'Geist Mono Variable', 'Mono Fallback', ui-monospace, monospace";

/** One line of the type table: size and line in px at the browser's normal text size, tracking in em. */
function type(size: number, line: number, weight = 400, tracking = 0) {
  return {
    fontFamily: sans,
    fontSize: `${size / 16}rem`,
    lineHeight: line / size,
    fontWeight: weight,
    letterSpacing: `${tracking}em`,
  };
}

const phone = '@media (max-width: 899.95px)';

/** The one theme of the product: every colour, size and shape comes from here. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data', cssVarPrefix: 'ip' },
  colorSchemes: {
    light: { palette: { ...shades.light, guilloche } },
    dark: { palette: { ...shades.dark, guilloche } },
  },
  motion: { reducedMotion: 'system' },
  shadows,
  spacing: 4,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: sans,
    hero: { ...type(64, 66, 600, -0.03), [phone]: { fontSize: '2.125rem' } },
    section: { ...type(36, 41, 600, -0.025), [phone]: { fontSize: '1.75rem' } },
    pageTitle: type(24, 30, 600, -0.015),
    cardTitle: type(20, 26, 600, -0.01),
    dialogTitle: type(18, 24, 600),
    panelTitle: type(15, 21, 600),
    lead: { ...type(20, 30), [phone]: { fontSize: '1.0625rem' } },
    body1: type(15, 23),
    body2: type(13, 20),
    caption: type(12, 17),
    mono: { fontFamily: mono },
    button: { ...type(14, 20, 550), textTransform: 'none' },
  },
  components: themeComponents,
});
