import type { Plugin } from 'vite';
import { theme } from '../src/app/theme/theme.js';

/** Path of `virtual:theme.css`. It ends in .css, so that Vite treats it like any other stylesheet. */
const STYLESHEET = '/__theme.css';
/** Part of the selectors of the dark scheme. */
const DARK = '[data-dark]';

/** Serves the theme's variables as a stylesheet, so that colours and type are there before any script has run. */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === 'virtual:theme.css' ? STYLESHEET : null),
    load: (id) => (id === STYLESHEET ? themeCss() : null),
  };
}

/** The variables of both colour schemes as CSS text; paper is light in both, so what the dark one says is not said to a printer. */
export function themeCss(): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, string>>))
    .map(([selector, declarations]) => {
      const rule = `${selector}{${formatDeclarations(declarations)}}`;
      return selector.includes(DARK) ? `@media not print{${rule}}` : rule;
    })
    .join('\n');
}

function formatDeclarations(declarations: Record<string, string>): string {
  return Object.entries(declarations)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';');
}
