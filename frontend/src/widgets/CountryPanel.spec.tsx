import { render, screen } from '@testing-library/react';
import { flagCountries } from './Flag.js';
import { CountryBars } from './CountryPanel.js';

const usage = [
  { country: 'DE', count: 39_120 },
  { country: 'FR', count: 9_780 },
  { country: 'PL', count: 12 },
  { country: '??', count: 1 },
];

function show(flags: readonly string[]) {
  render(<CountryBars label="Top-Länder" usage={usage} flags={flags} />);
  return screen.getAllByRole('listitem');
}

it('names known countries, shows the code of others, and their requests', () => {
  const texts = show(flagCountries).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Deutschland39.120', 'Frankreich9.780', 'PL12', 'Unbekannt1']);
});

it('draws bars by the share of the first', () => {
  const widths = show([]).map((row) => row.querySelector<HTMLElement>('[style]')?.style.width);
  expect(widths.slice(0, 2)).toEqual(['100%', '25%']);
});

it.each([
  [['DE'], 1],
  [flagCountries, 2],
])('has flags for %j, and a globe for the others', (flags, drawn) => {
  const drawings = show(flags).filter((row) => row.querySelector('svg[viewBox="0 0 20 14"]'));
  expect(drawings).toHaveLength(drawn);
});
