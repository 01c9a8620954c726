import { type Language, languages } from '@pruefer/contracts';
import { countries, findStructure, listIbanFields } from '@pruefer/iban';
import type { AnatomyPart } from './anatomy-part.js';
import { breakLines } from './break-lines.js';
import { groupPart } from './group-iban.js';
import { computePartStarts, isPhone, largestRem, maxDigits, measureDigits, scaleFor, widthOfName } from './measure.js';
import { placeNames } from './place-names.js';

/** The anatomy of any IBAN of a country. */
function createParts(country: string, language: Language = 'de'): AnatomyPart[] {
  const iban = country.padEnd(findStructure(country)?.length ?? 0, '0');
  return listIbanFields(iban, language).map(({ name, text, start, kind }) => ({
    name,
    text: groupPart(text, start),
    tone: 'plain',
    touches: kind === 'checkDigits',
  }));
}

/** Every line of a country's anatomy in a width, with its names as they stand. */
function drawn(country: string, width: number, language: Language = 'de') {
  const room = { width, rem: 16 };
  const lines = breakLines(createParts(country, language), maxDigits(room));
  const scale = scaleFor(lines, room, isPhone(room) ? largestRem.phone : largestRem.wide);
  return lines.map((parts) => {
    const starts = computePartStarts(parts, scale);
    const labels = placeNames(parts, scale).flatMap((position, index) => {
      if (!position) return [];
      const left = (starts[index] ?? 0) + position.left;
      const right = left + widthOfName(parts[index]?.name ?? '', scale);
      return [{ row: position.row, left, right, leader: (starts[index] ?? 0) + position.leader }];
    });
    return { parts, labels, widthPx: measureDigits(parts) * scale.digit };
  });
}

const listRows = (country: string, width: number) =>
  drawn(country, width).map(({ labels }) => labels.map(({ row }) => row));

it.each([194, 238, 300])('drops only the Prüfziffern of a German IBAN to a second row, %i px', (width) => {
  expect(listRows('DE', width).flat()).toEqual([0, 1, 0, 0]);
});

const widths = [190, 234, 280, 400, 640, 680];
describe.each(widths.flatMap((width) => languages.map((language) => [width, language] as const)))(
  'in %i px, %s',
  (width, language) => {
    it.each(countries)('no name of %s touches another or a leader line, none sticks out', (country) => {
      for (const { labels, widthPx } of drawn(country, width, language)) {
        expect(widthPx).toBeLessThanOrEqual(width + 0.01);
        for (const label of labels) {
          expect(label.left).toBeGreaterThanOrEqual(0);
          expect(label.right).toBeLessThanOrEqual(width);
          for (const other of labels) {
            if (label === other) continue;
            if (label.row === other.row) expect(label.right <= other.left || other.right <= label.left).toBe(true);
            if (label.row > other.row) expect(label.leader < other.left || label.leader > other.right).toBe(true);
          }
        }
      }
    });
  },
);

it('gives a name no room that is empty, and lets others use it', () => {
  const parts = createParts('DE').map((part, index) => ({ ...part, name: index === 2 ? 'Stelle 7: Buchstabe O' : '' }));
  const positions = placeNames(parts, { width: 194, digit: 7.8, name: 12 });
  expect(positions.map((position) => position?.row)).toEqual([undefined, undefined, 0, undefined]);
});
