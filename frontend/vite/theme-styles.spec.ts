import { themeCss } from './theme-styles.js';

it('writes the variables of both schemes as plain CSS', () => {
  const css = themeCss();
  expect(css).toMatch(/^:root, \[data-light\]\{color-scheme:light;.*--ip-palette-surface-sunken:#F0F2F5/m);
  expect(css).toMatch(/^@media not print\{\[data-dark\]\{color-scheme:dark;.*--ip-palette-surface-sunken:#0E1218/m);
  expect(css).toContain("--ip-font-hero:600 4rem/1.03125 'Instrument Sans Variable'");
});

it('prints in the colours of the light scheme: the dark one is for screens alone', () => {
  const rules = themeCss().split('\n');
  expect(rules.some((rule) => /^:root, \[data-light\]\{color-scheme:light;/.test(rule))).toBe(true);
  const dark = rules.filter((rule) => rule.includes('[data-dark]'));
  expect(dark.length).toBeGreaterThan(0);
  for (const rule of dark) expect(rule).toMatch(/^@media not print\{.*\}\}$/);
});
