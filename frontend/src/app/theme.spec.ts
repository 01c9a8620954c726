import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from './theme.js';

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[\dA-F]{2}/gi) ?? []).map((pair) => {
    const channel = parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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

  it('the line around what has the focus can be told from every ground', () => {
    for (const ground of [background.default, background.paper, surface.sunken, surface.overlay, surface.tint]) {
      expect(contrast(palette.primary.main, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('buttons, toasts and the edges of fields can be told apart', () => {
    expect(contrast(fill.text, fill.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(surface.onInk, surface.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(line.control, surface.raised)).toBeGreaterThanOrEqual(3);
  });
});

it('is the only source file that names a colour, but for the flags, whose colours are their countries’', () => {
  const source = join(__dirname, '..');
  const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.spec.'))
    .filter((file) => /#[\da-f]{3,8}\b|rgba?\(/i.test(readFileSync(join(source, file), 'utf8')));
  expect(named.sort()).toEqual(['app/theme.ts', 'ui/country/Flag.tsx']);
});
