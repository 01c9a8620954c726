import { mergeRegistry, shippedEntries } from './merge-registry.js';
import { readRegistryFile } from './read-registry-file.js';
import { areRegistryEntries } from './registry-entries.js';
import { csvLines, toBytes } from './registry-files.fixture.js';

const DAY = '2027-01-04';
const days = Array.from({ length: 900 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10));

/** A country that joins SEPA again every day. */
function createChanges(country: string) {
  const lines = days.map((day) => `${country};;;;;${day};${day};Prüfung`);
  return readRegistryFile(toBytes([csvLines[0]!, ...lines]), DAY)!;
}

it('F4: limits the number of days with changes, so that services can read the release', () => {
  const three = ['AD', 'AE', 'AL'].reduce(
    (entries, country) => mergeRegistry(createChanges(country), entries, DAY).entries,
    shippedEntries,
  );
  expect(areRegistryEntries(three)).toBe(true);
  const { entries, errors } = mergeRegistry(createChanges('AZ'), three, DAY);
  expect(areRegistryEntries(entries)).toBe(false);
  const reason = `Mit dieser Datei hätte das Register ${entries.length} Einträge. Erlaubt sind höchstens 3000.`;
  expect(errors).toEqual([{ field: 'Datei', reason }]);
});
