import type { Theme } from '@mui/material/styles';
import { consoleComponents } from './console-components.js';

/** The product's theme with the looks that only the console needs. */
export function consoleTheme(theme: Theme): Theme {
  return { ...theme, components: { ...theme.components, ...(consoleComponents as Theme['components']) } };
}
