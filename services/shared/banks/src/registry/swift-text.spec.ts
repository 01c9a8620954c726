import { readRegistryFile } from './read-registry-file.js';
import { swiftLines, withLine } from './registry-files.fixture.js';

const DAY = '2027-01-04';

it.each([
  ['Dec-99', '1999-12-01'],
  ['Jan-48', '1948-01-01'],
  ['Dec-47', '2047-12-01'],
  ['Jan-00', '2000-01-01'],
  ['Jan-27', '2027-01-01'],
])('“%s” is parsed to %s: at most 20 years after the file', (effective, month) => {
  const file = withLine(swiftLines, 12, `Effective date\t${effective}\tJul-07\tMay-10\tMar-27`);
  expect(readRegistryFile(file, DAY)!.countries[0]!.validFrom).toBe(month);
});
