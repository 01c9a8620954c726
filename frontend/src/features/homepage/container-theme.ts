import type { Breakpoint, Theme } from '@mui/material/styles';

const responsive = ['hero', 'section', 'lead'] as const;

/** The theme where the width of the container around a part decides, and not that of the window. */
export function containerTheme(theme: Theme): Theme {
  const { breakpoints, typography } = theme;
  const up = (from: Breakpoint | number) =>
    `@container (min-width: ${typeof from === 'number' ? from : breakpoints.values[from]}px)`;
  const variants = responsive.map((name) => [name, byContainer(typography[name])] as const);
  return {
    ...theme,
    breakpoints: { ...breakpoints, up, internal_mediaKeys: breakpoints.keys.map(up) },
    typography: { ...typography, ...Object.fromEntries(variants) },
  };
}

function byContainer(style: object): object {
  return Object.fromEntries(
    Object.entries(style).map(([key, value]: [string, unknown]) => [key.replace('@media', '@container'), value]),
  );
}
