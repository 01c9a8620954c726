import { germanNumber } from '../../german-number.js';

/** Minimum contrast of readable text (WCAG 2, level AA). */
export const MIN_CONTRAST = 4.5;
/** Contrast of derived tones in the dark scheme: above the minimum, like the product's own colours. */
const DARK_TEXT_CONTRAST = 6;
const DARK_BUTTON_CONTRAST = 5;

/** Colours for contrast checks: letters on buttons, and per scheme the background with the least contrast for links. */
export const brandGrounds = { letters: '#FFFFFF', light: '#F0F2F5', dark: '#232934' } as const;

export const colourPattern = /^#[\da-f]{6}$/i;

interface BrandContrast {
  /** Contrast of white letters on the colour. */
  readonly letters: number;
  /** Contrast of links in the colour on the light background. */
  readonly light: number;
  readonly isReadable: boolean;
}

interface BrandTones {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly fill: string;
  readonly fillHover: string;
}

/** @param colour as in `colourPattern`, like all colours in this file */
export function brandContrast(colour: string): BrandContrast {
  const letters = computeContrast(colour, brandGrounds.letters);
  const light = computeContrast(colour, brandGrounds.light);
  return { letters, light, isReadable: Math.min(letters, light) >= MIN_CONTRAST };
}

/** Formats like "4,57 : 1". Rounds down, so that an insufficient contrast never reads as sufficient. */
export function contrastText(contrast: number): string {
  return `${germanNumber(Math.floor(contrast * 100) / 100, { atMost: 2 })} : 1`;
}

/** Tones for both schemes: the dark one has lighter links, and buttons as light as their white letters allow. */
export function brandTones(colour: string): { readonly light: BrandTones; readonly dark: BrandTones } {
  const link = findColour(
    shades(colour, '#FFFFFF'),
    (shade) => computeContrast(shade, brandGrounds.dark) >= DARK_TEXT_CONTRAST,
  );
  const tooLight = (shade: string) => computeContrast(shade, brandGrounds.letters) < DARK_BUTTON_CONTRAST;
  const fill = shades(colour, '#FFFFFF').findLast((shade) => !tooLight(shade)) ?? colour;
  return {
    light: {
      main: colour,
      dark: mixed(colour, '#000000', 0.2),
      light: mixed(colour, '#FFFFFF', 0.12),
      fill: colour,
      fillHover: mixed(colour, '#000000', 0.2),
    },
    dark: {
      main: link,
      dark: mixed(link, '#FFFFFF', 0.35),
      light: mixed(link, colour, 0.2),
      fill,
      fillHover: mixed(fill, '#000000', 0.1),
    },
  };
}

/** CSS variables that override the colour of the theme. Print always uses the light scheme. */
export function brandCss(colour: string): string {
  const { light, dark } = brandTones(colour);
  return `:root:root{${declarations(light, [8, 16])}}@media not print{:root[data-dark]{${declarations(dark, [13, 22])}}}`;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function declarations(tones: BrandTones, [selected, focus]: readonly [number, number]): string {
  const { main, dark, light, fill, fillHover } = tones;
  const sheer = (percent: number) => `rgba(${parseChannels(main).join(', ')}, ${percent / 100})`;
  const values = {
    'primary-main': main,
    'primary-dark': dark,
    'primary-light': light,
    'primary-mainChannel': parseChannels(main).join(' '),
    'fill-main': fill,
    'fill-hover': fillHover,
    'action-selected': sheer(selected),
    'action-focus': sheer(focus),
  };
  return Object.entries(values)
    .map(([name, value]) => `--ip-palette-${name}:${value}`)
    .join(';');
}

/** Mixes from one colour to another in fifty steps, both included. */
function shades(colour: string, to: string): string[] {
  return Array.from({ length: 51 }, (_, step) => mixed(colour, to, step / 50));
}

function findColour(colours: readonly string[], isFine: (colour: string) => boolean): string {
  return colours.find(isFine) ?? colours.at(-1)!;
}

function mixed(colour: string, other: string, share: number): string {
  const otherChannels = parseChannels(other);
  const channels = parseChannels(colour).map((channel, index) =>
    Math.round(channel + ((otherChannels[index] ?? channel) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseChannels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}
