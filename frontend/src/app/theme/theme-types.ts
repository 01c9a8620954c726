import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Components, CssVarsTheme, Theme, TypographyStyle } from '@mui/material/styles';

/* eslint-disable @typescript-eslint/no-empty-object-type -- merging into a library's declarations takes interfaces */

/** Additions to MUI's palette and type scale. */
interface ColourGroups {
  surface: Record<
    'overlay' | 'raised' | 'sunken' | 'hover' | 'neutral' | 'tint' | 'ink' | 'onInk' | 'backdrop',
    string
  >;
  line: Record<'main' | 'strong' | 'control', string>;
  fill: Record<'main' | 'hover' | 'text', string>;
  guilloche: Record<'from' | 'middle' | 'to', string>;
  chart: Record<'ok' | 'now' | 'warn' | 'err' | 'sea' | 'slate' | 'grid', string>;
}

type OwnVariant = 'hero' | 'section' | 'pageTitle' | 'cardTitle' | 'dialogTitle' | 'panelTitle' | 'lead' | 'mono';

declare module '@mui/material/styles' {
  interface Palette extends ColourGroups {}
  interface PaletteOptions extends ColourGroups {}
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants extends Record<OwnVariant, TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, TypographyStyle>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}

/** The theme as style overrides of components get it: with its colours as CSS variables. */
export type AppTheme = Omit<Theme, 'components'> & CssVarsTheme;

/** Style overrides and default props of MUI's components. */
export type ThemeComponents = Components<AppTheme>;
