import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBankFile } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { readSchwifty } from './read-schwifty.js';
import { schwiftyAsCsv } from './schwifty-as-csv.js';

/** Made up, as the package writes its registries. */
const registries = {
  'generated_be.v2.json': {
    entries: [
      { country_code: 'BE', primary: true, bic: 'MUSTBEBB', name: 'Voorbeeldbank', bank_codes: ['000', '001'] },
    ],
    expand_from: 'bank_codes',
    expand_into: 'bank_code',
  },
  'generated_nl.json': [
    { country_code: 'NL', primary: false, bic: 'MUSTNL2AXXX', bank_code: 'MUST', name: 'Zweigstelle' },
    { country_code: 'NL', primary: true, bic: 'MUSTNL2A', bank_code: 'MUST', name: 'VOORBEELD "BANK"; N.V.' },
    { country_code: 'NL', primary: true, bic: 'MUSTNL2A', bank_code: 'MUST', name: 'noch einmal' },
  ],
  'manual_cy.json': [{ country_code: 'CY', primary: true, bic: 'MUSTCY2N', bank_code: '', name: 'ohne Bankleitzahl' }],
  'manual_de.json': [{ country_code: 'DE', primary: true, bic: 'MUSTDEFF', bank_code: '37040044', name: 'Bank' }],
};

const choice = { date: '2026-11-22', source: 'schwifty 2026.10.1 (PyPI)', excludedCountries: new Set(['DE']) };
const texts = Object.values(registries).map((registry) => JSON.stringify(registry));

describe('an installed copy of schwifty', () => {
  let site: string;
  beforeAll(async () => (site = await mkdtemp(join(tmpdir(), 'schwifty-'))));
  afterAll(() => rm(site, { recursive: true }));

  it('F4: is refused in words where it is not', async () => {
    for (const folder of [site, '/nowhere'])
      await expect(readSchwifty(folder)).rejects.toMatchObject({
        code: 'bank_file_unreadable',
        details: { errors: [{ field: 'folder', message: expect.stringContaining('keine Kopie des PyPI-Pakets') }] },
      });
  });

  it('is found by its own folder, and by the one it is installed in', async () => {
    const folder = join(site, 'schwifty', 'bank_registry');
    await mkdir(folder, { recursive: true });
    await mkdir(join(site, 'schwifty-2026.10.1.dist-info'));
    for (const [name, registry] of Object.entries(registries))
      await writeFile(join(folder, name), JSON.stringify(registry));
    await writeFile(join(folder, 'README.md'), 'no registry');
    const installed = await readSchwifty(site);
    expect(installed).toEqual({ version: '2026.10.1', registries: texts });
    expect(await readSchwifty(join(site, 'schwifty'))).toEqual(installed);
  });

  it('becomes a file of banks that are not official', () => {
    const { content, unfit } = schwiftyAsCsv(texts, choice);
    const file = readBankFile(content)!;
    expect(unfit).toBe(1);
    expect(file).toMatchObject({ source: choice.source, authority: 'community', date: choice.date, badLines: [] });
    const records = file.countries.map(({ country, records: all }) =>
      all.map(({ bankCode, isHolder, bic, name }) => [country, bankCode, isHolder, bic, name]),
    );
    expect(records).toEqual([
      [
        ['BE', '000', true, 'MUSTBEBB', 'Voorbeeldbank'],
        ['BE', '001', true, 'MUSTBEBB', 'Voorbeeldbank'],
      ],
      [
        ['NL', 'MUST', true, 'MUSTNL2A', 'VOORBEELD "BANK"; N.V.'],
        ['NL', 'MUST', false, 'MUSTNL2AXXX', 'Zweigstelle'],
      ],
    ]);
  });

  it.each(['{', '"text"', '{"entries":1}', '[{"bank_codes":5}]', 'null', '[null]'])('E2: refuses %s', (registry) => {
    expect(() => schwiftyAsCsv([registry], choice)).toThrow(new Problem('bank_file_unknown'));
  });
});
