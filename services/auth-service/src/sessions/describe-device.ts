/** The first match counts: the header of a browser also names the browsers that it imitates. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer values are cut: they come from the caller. */
const MAX_LENGTH = 512;

/** Browser and system in words, as far as a `User-Agent` reveals them; only these words are stored. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const browser = nameIn(text, browsers);
  const system = nameIn(text, systems);
  if (!browser) return system ? `Unbekannter Browser, ${system}` : 'Unbekanntes Gerät';
  return system ? `${browser}, ${system}` : browser;
}

function nameIn(text: string, knownNames: readonly (readonly [RegExp, string])[]): string | undefined {
  return knownNames.find(([form]) => form.test(text))?.[1];
}
