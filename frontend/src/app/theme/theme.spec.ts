import { brandCss, brandGrounds, computeContrast as contrast } from '@pruefer/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from './theme.js';

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const { text, background, surface, fill, line, ...palette } = theme.colorSchemes[scheme]!.palette;

  it.each(['primary', 'secondary', 'tertiary'] as const)('text.%s is readable on every ground', (role) => {
    for (const ground of [background.default, background.paper, surface.sunken, surface.raised]) {
      expect(contrast(text[role], ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['success', 'warning', 'error', 'info'] as const)('%s is readable on its tint', (kind) => {
    expect(contrast(palette[kind].main, palette[kind].light)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring contrasts with every background', () => {
    for (const ground of [background.default, background.paper, surface.sunken, surface.overlay, surface.tint]) {
      expect(contrast(palette.primary.main, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('buttons, toasts and the edges of fields contrast with each other', () => {
    expect(contrast(fill.text, fill.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(surface.onInk, surface.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(line.control, surface.raised)).toBeGreaterThanOrEqual(3);
  });
});

describe('a colour of the public site', () => {
  const { light, dark } = theme.colorSchemes;
  const variables = new Set(JSON.stringify(theme.generateStyleSheets()).match(/--ip-[\w-]+/g));

  it('is measured on the grounds of the theme', () => {
    const { surface } = light!.palette;
    expect(brandGrounds).toEqual({
      letters: light!.palette.fill.text,
      light: surface.sunken,
      dark: dark!.palette.surface.neutral,
    });
  });

  it('takes the place of variables that there are', () => {
    const named = brandCss('#0B6B45').match(/--ip-[\w-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !variables.has(name))).toEqual([]);
  });
});

it('is the only source file that names a colour, but for the flags, whose colours are their countries’', () => {
  const source = join(__dirname, '../..');
  const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.spec.'))
    .filter((file) => /#[\da-f]{3,8}\b|rgba?\(/i.test(readFileSync(join(source, file), 'utf8')));
  expect(named.sort()).toEqual(['app/theme/theme.ts', 'widgets/Flag.tsx']);
});
