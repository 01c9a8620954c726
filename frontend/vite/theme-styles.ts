import type { Plugin } from 'vite';
import { theme } from '../src/app/theme.js';

/** Where `virtual:theme.css` is found; a path that ends in .css, so that Vite treats it as any other stylesheet. */
const STYLESHEET = '/__theme.css';
/** Stands in the selectors of the light scheme. */
const LIGHT = '[data-light]';

/** Serves the theme's variables as a stylesheet, so that colours and type are there before any script has run. */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === 'virtual:theme.css' ? STYLESHEET : null),
    load: (id) => (id === STYLESHEET ? themeCss() : null),
  };
}

/** The variables of both colour schemes as CSS text; paper is light in both. */
export function themeCss(): string {
  const sheets = theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, string>>));
  const light = sheets.filter(([selector]) => selector.includes(LIGHT)).map(([, declarations]) => declarations);
  return [
    ...sheets.map(([selector, declarations]) => `${selector}{${declarationsOf(declarations)}}`),
    `@media print{[data-dark]{${light.map(declarationsOf).join(';')}}}`,
  ].join('\n');
}

function declarationsOf(declarations: Record<string, string>): string {
  return Object.entries(declarations)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';');
}
